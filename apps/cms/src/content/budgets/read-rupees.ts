import { type Read, readAmount } from '@nagardwar/exchange/reading/cell-kinds'
import type { Cell } from '@nagardwar/exchange/sheet/cell'
import type { Side } from './columns.ts'
import { rupeesIn, type Unit } from './units.ts'
import { complaints } from './words.ts'

/** A trillion rupees: more than any council has. */
const most = 1_000_000_000_000

/** What a cell says, in rupees to the paisa; null where it is empty. Only an opening balance may be below zero. */
export function readRupees(cell: Cell, unit: Unit, side: Side | undefined): Read<number | null> {
  const read = readAmount(cell)
  if ('complaint' in read || read.value === null) return read
  const rupees = Math.round(read.value * rupeesIn[unit] * 100) / 100
  if (Math.abs(rupees) > most) return { complaint: complaints.tooMuch }
  return rupees >= 0 || side === 'opening' ? { value: rupees } : { complaint: complaints.belowZero }
}
