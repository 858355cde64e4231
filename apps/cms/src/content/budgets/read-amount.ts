import { toAsciiDigits } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'
import type { Side } from './columns.ts'
import { rupeesIn, type Unit } from './units.ts'
import { complaints } from './words.ts'

/** An amount in rupees; null where the cell is empty. */
export type ReadAmount = { rupees: number | null } | { complaint: Words }

/** A trillion rupees: more than any council has. */
const most = 1_000_000_000_000
const nothing = new Set(['nil', 'निरंक', 'शून्य'])
const empty = new Set(['', '-', '–', '—'])
/** 1234567.50, 12,34,567 or 1,234,567; below zero with a minus, or in brackets as accountants write it. */
const written = /^(-|\()?((?:[0-9]+|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3})(?:\.[0-9]+)?)\)?$/

const tidy = (cell: string): string =>
  toAsciiDigits(cell)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(\(|-)?\s*(?:₹|rs\.?|inr|रु\.?|रुपये)\s*/u, '$1')
    .replace(/\/-$/, '')
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/\s/gu, '')

/** What a cell says, in rupees to the paisa. Only an opening balance may be below zero. */
export function readAmount(cell: string, unit: Unit, side: Side | undefined): ReadAmount {
  const text = tidy(cell)
  if (empty.has(text)) return { rupees: null }
  if (nothing.has(text)) return { rupees: 0 }
  const [, sign, digits = ''] = written.exec(text) ?? []
  if (digits === '' || (sign === '(') !== text.endsWith(')')) return { complaint: complaints.notAnAmount }
  const rupees = Math.round(Number(digits.replaceAll(',', '')) * rupeesIn[unit] * 100) / 100
  if (rupees > most) return { complaint: complaints.tooMuch }
  if (sign === undefined || rupees === 0) return { rupees }
  return side === 'opening' ? { rupees: -rupees } : { complaint: complaints.belowZero }
}
