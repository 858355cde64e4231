import { toMarathiDigits } from '../../../../platform/words/digits.ts'
import type { Words } from '../../../../platform/words/words.ts'

/** What the screen says on which a person chooses sheet, headings and columns. */
export const arrangeWords = {
  title: { en: 'Sheet, headings and columns', mr: 'पत्रक, शीर्षके व स्तंभ' },
  change: { en: 'Change sheet, headings or columns', mr: 'पत्रक, शीर्षके किंवा स्तंभ बदला' },
  remembered: {
    en: 'What you choose here is remembered for this list once you have imported the file, and used for everybody’s next file.',
    mr: 'येथे निवडलेले फाइल आयात केल्यावर या यादीसाठी लक्षात ठेवले जाते आणि सर्वांच्या पुढील फाइलसाठी वापरले जाते.',
  },
  sheet: { en: 'Sheet', mr: 'पत्रक' },
  row: { en: 'Row with the headings', mr: 'शीर्षकांची ओळ' },
  noRow: { en: 'The columns have no headings', mr: 'स्तंभांना शीर्षके नाहीत' },
  show: { en: 'Show this sheet and row', mr: 'हे पत्रक व ओळ दाखवा' },
  firstRows: { en: 'The first rows of the sheet', mr: 'पत्रकाच्या पहिल्या ओळी' },
  headings: { en: 'headings', mr: 'शीर्षके' },
  columns: { en: 'What stands in each column', mr: 'प्रत्येक स्तंभात काय आहे' },
  column: { en: 'Column', mr: 'स्तंभ' },
  leaveOut: { en: 'Leave out', mr: 'वगळा' },
  unknown: { en: 'not recognised', mr: 'ओळखता आला नाही' },
  such: { en: 'For example', mr: 'उदाहरणार्थ' },
  noValues: { en: 'No values', mr: 'मूल्ये नाहीत' },
  asAsked: {
    en: 'Please say what stands in each column.',
    mr: 'प्रत्येक स्तंभात काय आहे ते निवडा.',
  },
  noneAssigned: {
    en: 'Please choose a field for at least one column.',
    mr: 'किमान एका स्तंभासाठी रकाना निवडा.',
  },
  otherFile: {
    en: 'The file has no such sheet, row or column. Please choose the file again.',
    mr: 'फाइलमध्ये असे पत्रक, ओळ किंवा स्तंभ नाही. कृपया फाइल पुन्हा निवडा.',
  },
  notUnderstood: {
    en: 'The choice of columns could not be read. Please choose the file again.',
    mr: 'स्तंभांची निवड वाचता आली नाही. कृपया फाइल पुन्हा निवडा.',
  },
} satisfies Record<string, Words>

export const assignedTwice: Words = {
  en: 'Two columns are assigned to the same field. Please choose one of them.',
  mr: 'दोन स्तंभांना एकच रकाना दिला आहे. कृपया त्यांपैकी एकच निवडा.',
}

export const sayEach: Words = {
  en: 'Please say what stands in each.',
  mr: 'प्रत्येकात काय आहे ते निवडा.',
}

export const notRecognised = (count: number): Words =>
  count === 1
    ? {
        en: 'One column of the file was not recognised. Please say what stands in it, or leave it out.',
        mr: 'फाइलमधील एक स्तंभ ओळखता आला नाही. त्यात काय आहे ते निवडा, किंवा तो वगळा.',
      }
    : {
        en: `${count} columns of the file were not recognised. Please say what stands in them, or leave them out.`,
        mr: `फाइलमधील ${toMarathiDigits(count)} स्तंभ ओळखता आले नाहीत. त्यांत काय आहे ते निवडा, किंवा ते वगळा.`,
      }
