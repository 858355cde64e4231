import { lists, optionsOf, type Row } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'

/** The sides of a budget, with what staff write for them. */
export const sides = optionsOf(lists.budgets.fields.lines.inside.side.choice)
export type Side = Exclude<Row<'budgets'>['lines'][number]['side'], ''>

export const amounts = ['planned', 'revised', 'actual'] as const
export type Amount = (typeof amounts)[number]
export type ColumnName = 'side' | 'headEn' | 'headMr' | 'itemEn' | 'itemMr' | Amount

/** The headings of a budget's spreadsheet, in the order of its template. */
export const columnLabels: Readonly<Record<ColumnName, Words>> = {
  side: { en: 'Side', mr: 'बाजू' },
  headEn: { en: 'Head (English)', mr: 'शीर्ष (इंग्रजी)' },
  headMr: { en: 'Head (Marathi)', mr: 'शीर्ष (मराठी)' },
  itemEn: { en: 'Item (English)', mr: 'बाब (इंग्रजी)' },
  itemMr: { en: 'Item (Marathi)', mr: 'बाब (मराठी)' },
  planned: { en: 'Planned', mr: 'अंदाजित' },
  revised: { en: 'Revised', mr: 'सुधारित' },
  actual: { en: 'Actual', mr: 'प्रत्यक्ष' },
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
