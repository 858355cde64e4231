import { lists, optionsOf, type Row } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'
import { english, inLanguage, marathi } from '../fields/in-language.ts'

const { side, head, item, planned, revised, actual } = lists.budgets.fields.lines.inside

/** The sides of a budget, with what staff write for them. */
export const sides = optionsOf(side.choice)
export type Side = Exclude<Row<'budgets'>['lines'][number]['side'], ''>

export const amounts = ['planned', 'revised', 'actual'] as const
export type Amount = (typeof amounts)[number]
export type ColumnName = 'side' | 'headEn' | 'headMr' | 'itemEn' | 'itemMr' | Amount

/** The headings of a budget's spreadsheet, in the order of its template. */
export const columnLabels: Readonly<Record<ColumnName, Words>> = {
  side: side.label,
  headEn: inLanguage(head.label, english),
  headMr: inLanguage(head.label, marathi),
  itemEn: inLanguage(item.label, english),
  itemMr: inLanguage(item.label, marathi),
  planned: planned.label,
  revised: revised.label,
  actual: actual.label,
}

/** What staff write otherwise, in small letters. */
export const otherHeadings: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  side: ['income or expenditure', 'जमा किंवा खर्च', 'जमा / खर्च', 'जमा/खर्च'],
  headEn: ['head'],
  headMr: ['शीर्ष', 'लेखाशीर्ष', 'लेखाशीर्ष (मराठी)'],
  itemEn: ['item'],
  itemMr: ['बाब', 'तपशील'],
  planned: ['budget estimate', 'budget', 'अंदाजपत्रकीय तरतूद', 'अर्थसंकल्पीय अंदाज', 'तरतूद', 'अंदाज'],
  revised: ['revised estimate', 'सुधारित अंदाज', 'सुधारित तरतूद'],
  actual: ['actuals', 'spent', 'प्रत्यक्ष जमा / खर्च', 'प्रत्यक्ष खर्च', 'प्रत्यक्ष रक्कम'],
}
