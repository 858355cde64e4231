import { letterOf } from '@nagardwar/exchange/sheet/headings'
import type { PayloadRequest } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { languageOf, say, type Words } from '../../platform/words/words.ts'

const words = {
  row: { en: 'Row', mr: 'ओळ' },
  column: { en: 'column', mr: 'स्तंभ' },
} satisfies Record<string, Words>

type Asked = Pick<PayloadRequest, 'i18n'>

/** `column D (Planned)`; empty where a complaint is about the whole row. */
export function columnPlace(at: number | undefined, label: Words | undefined, req: Asked): string {
  if (at === undefined) return ''
  return `${say(words.column, req)} ${letterOf(at)}${label ? ` (${say(label, req)})` : ''}`
}

/** `Row 7, column D (Planned)`: where a complaint is, as spreadsheet programs number rows. */
export function cellPlace(row: number, column: string, req: Asked): string {
  const number = languageOf(req) === 'mr' ? toMarathiDigits(row) : String(row)
  return [`${say(words.row, req)} ${number}`, column].filter(Boolean).join(', ')
}
