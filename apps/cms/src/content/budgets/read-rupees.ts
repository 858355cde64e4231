import { type Cell, isBlank, textOf } from '@nagardwar/exchange/sheet/cell'
import type { Words } from '../../platform/words/words.ts'
import { cellComplaints } from '../sheets/cell-complaints.ts'
import { readNumber } from '../sheets/read-cell.ts'
import type { Side } from './columns.ts'
import { rupeesIn, type Unit } from './units.ts'
import { complaints } from './words.ts'

/** An amount in rupees; null where the cell is empty. */
export type ReadAmount = { rupees: number | null } | { complaint: Words }

/** A trillion rupees: more than any council has. */
const most = 1_000_000_000_000
const nothing = new Set(['nil', 'निरंक', 'शून्य'])
const empty = new Set(['-', '–', '—'])
/** What a cell says, in rupees to the paisa. Only an opening balance may be below zero. */
export function readAmount(cell: Cell, unit: Unit, side: Side | undefined): ReadAmount {
  const text = textOf(cell).normalize('NFC').trim().toLowerCase()
  if (isBlank(cell) || empty.has(text)) return { rupees: null }
  if (nothing.has(text)) return { rupees: 0 }
  const read = readNumber(cell)
  if ('complaint' in read)
    return {
      complaint: read.complaint === cellComplaints.notInDigits ? complaints.notAnAmount : read.complaint,
    }
  const rupees = Math.round(read.value * rupeesIn[unit] * 100) / 100
  if (Math.abs(rupees) > most) return { complaint: complaints.tooMuch }
  return rupees >= 0 || side === 'opening' ? { rupees } : { complaint: complaints.belowZero }
}
