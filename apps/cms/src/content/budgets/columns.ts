import type { Words } from '../../platform/words/words.ts'

export const sides = ['opening', 'income', 'expenditure'] as const
export type Side = (typeof sides)[number]

export const sideLabels: Readonly<Record<Side, Words>> = {
  opening: { en: 'Opening balance', mr: 'आरंभीची शिल्लक' },
  income: { en: 'Income', mr: 'जमा' },
  expenditure: { en: 'Expenditure', mr: 'खर्च' },
}

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

/** What staff write for a side, in small letters. */
export const otherSides: Readonly<Record<Side, readonly string[]>> = {
  opening: ['opening', 'प्रारंभिक शिल्लक', 'आरंभीची शिल्लक', 'सुरुवातीची शिल्लक'],
  income: ['receipts', 'receipt', 'revenue', 'जमा बाजू', 'उत्पन्न'],
  expenditure: ['expense', 'expenses', 'payments', 'खर्च बाजू'],
}
