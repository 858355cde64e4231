import type { Words } from '../../platform/words/words.ts'

/** The first column of a sheet: the number by which other rows and a second import identify the record. */
export const numberLabel: Words = { en: 'Number in this file', mr: 'या फाइलमधील क्रमांक' }
/** The first column of a sheet of inner rows. */
export const belongsLabel: Words = { en: 'Belongs to number', mr: 'या क्रमांकाचे' }

/** What is wrong with the headings of a sheet, whichever list it is for. */
export const noHeadings: Words = {
  en: 'No heading of this list was found in the first 20 rows of a sheet.',
  mr: 'फाइलमधील कोणत्याही पत्रकाच्या पहिल्या २० ओळींत या यादीचे एकही शीर्षक सापडले नाही.',
}
export const headingTwice = (heading: string): Words => ({
  en: `Two columns have the heading ${heading}.`,
  mr: `दोन स्तंभांचे शीर्षक ${heading} आहे.`,
})

/** Two sentences, one after the other. */
export const andThen = (first: Words, next: Words): Words => ({
  en: `${first.en} ${next.en}`,
  mr: `${first.mr} ${next.mr}`,
})
