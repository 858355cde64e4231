import { type Language, type Names, toMarathiDigits } from '@nagardwar/contract/browser'
import { letterOf } from '../sheet/headings.ts'

const words = {
  row: { en: 'Row', mr: 'ओळ' },
  column: { en: 'column', mr: 'स्तंभ' },
} satisfies Record<string, Names>

/** `column D (Planned)`; empty where a complaint is about the whole row. */
export function columnPlace(at: number | undefined, label: Names | undefined, language: Language): string {
  if (at === undefined) return ''
  return `${words.column[language]} ${letterOf(at)}${label ? ` (${label[language]})` : ''}`
}

/** `Row 7, column D (Planned)`: where a complaint is, as spreadsheet programs number rows. */
export function cellPlace(row: number, column: string, language: Language): string {
  const number = language === 'mr' ? toMarathiDigits(row) : String(row)
  return [`${words.row[language]} ${number}`, column].filter(Boolean).join(', ')
}
