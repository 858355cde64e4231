import type { Names } from '@nagardwar/contract/browser'

/** The first column of a sheet: the number by which other rows and a second import identify the record. */
export const numberLabel: Names = { en: 'Number in this file', mr: 'या फाइलमधील क्रमांक' }
/** The first column of a sheet of inner rows. */
export const belongsLabel: Names = { en: 'Belongs to number', mr: 'या क्रमांकाचे' }

/** What is wrong with the headings of a sheet, whichever list it is for. */
export const noHeadings: Names = {
  en: 'No heading of this list was found in the first 20 rows of a sheet.',
  mr: 'फाइलमधील कोणत्याही पत्रकाच्या पहिल्या २० ओळींत या यादीचे एकही शीर्षक सापडले नाही.',
}
/** What is wrong with a cell beyond the last heading. */
export const noHeadingAbove: Names = {
  en: 'This cell has no heading above it',
  mr: 'या चौकटीच्या वर शीर्षक नाही',
}
export const headingTwice = (heading: string): Names => ({
  en: `Two columns have the heading ${heading}.`,
  mr: `दोन स्तंभांचे शीर्षक ${heading} आहे.`,
})

/** Two sentences, one after the other. */
export const andThen = (first: Names, next: Names): Names => ({
  en: `${first.en} ${next.en}`,
  mr: `${first.mr} ${next.mr}`,
})
