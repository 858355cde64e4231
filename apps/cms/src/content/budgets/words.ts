import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { columnLabels } from './columns.ts'

const listed = (labels: readonly Words[], language: keyof Words): string =>
  labels.map((label) => label[language]).join(', ')

export const mostLines = 500

/** What the desk says of a budget's spreadsheet as a whole. */
export const words = {
  cannotBeRead: { en: 'The spreadsheet cannot be taken over:', mr: 'तक्ता स्वीकारता येत नाही:' },
  more: { en: 'and more', mr: 'आणि इतर' },
  noUnit: {
    en: 'Please choose what the amounts in the spreadsheet are in',
    mr: 'तक्त्यातील रकमा कशात आहेत ते कृपया निवडा',
  },
  noSheet: { en: 'Please choose the spreadsheet of the year', mr: 'कृपया वर्षाचा तक्ता निवडा' },
  noFile: {
    en: 'The file of the spreadsheet cannot be found. Please upload it again.',
    mr: 'तक्त्याची फाइल सापडत नाही. कृपया ती पुन्हा अपलोड करा.',
  },
  noHeadings: {
    en: `One of the first rows must have the headings of the template: ${listed(Object.values(columnLabels), 'en')}`,
    mr: `पहिल्या काही ओळींपैकी एकीत नमुन्यातील शीर्षके हवीत: ${listed(Object.values(columnLabels), 'mr')}`,
  },
  noLines: {
    en: 'The spreadsheet has no amounts below its headings',
    mr: 'तक्त्यात शीर्षकांखाली एकही रक्कम नाही',
  },
  tooManyLines: {
    en: `The spreadsheet has more than ${mostLines} lines`,
    mr: `तक्त्यात जास्तीत जास्त ${toMarathiDigits(mostLines)} ओळी चालतात`,
  },
} satisfies Record<string, Words>

/** What is wrong with one row or one cell of a budget; how a cell is written, `cellComplaints` says. */
export const complaints = {
  tooMuch: {
    en: 'This amount is too large: please check what the amounts are in',
    mr: 'ही रक्कम फार मोठी आहे: रकमा कशात आहेत ते तपासा',
  },
  belowZero: {
    en: 'An amount cannot be below zero; only an opening balance can',
    mr: 'रक्कम शून्यापेक्षा कमी असू शकत नाही; केवळ आरंभीची शिल्लक असू शकते',
  },
  noAmount: { en: 'This row has no amount', mr: 'या ओळीत रक्कम नाही' },
  noHead: { en: 'The head is missing', mr: 'शीर्ष दिलेले नाही' },
  twice: {
    en: 'An earlier row has the same side, head and item',
    mr: 'आधीच्या एका ओळीत हीच बाजू, शीर्ष व बाब आहे',
  },
  tooLong: { en: 'This text is too long', mr: 'हा मजकूर फार मोठा आहे' },
} satisfies Record<string, Words>

export const notTheSum = (sum: string): Words => ({
  en: `This total is not the sum of its rows, which is ${sum}`,
  mr: `ही एकूण रक्कम ओळींच्या बेरजेशी जुळत नाही; ओळींची बेरीज ${toMarathiDigits(sum)} आहे`,
})
