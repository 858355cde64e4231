import {
  dateFrom,
  type Names,
  noonOf,
  optionWrittenAs,
  toAsciiDigits,
  typedDay,
  typedDayAndTime,
} from '@nagardwar/contract'
import { type Cell, isBlank, type RichCell, textOf } from '../sheet/cell.ts'
import { cellComplaints as complaints, notAmong } from './cell-complaints.ts'
import { numberWithin, type WrittenNumber, writtenNumber } from './written-number.ts'

/** The value of a cell as a record holds it, or what is wrong with the cell. `about`: the part that is wrong. */
export type Read<Value = unknown> = { value: Value } | { complaint: Names; about?: string }

const rich = (cell: Cell): RichCell | undefined => (typeof cell === 'object' ? cell : undefined)
const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** What no kind of field can read. */
function faultOf(cell: Cell): Names | undefined {
  const fault = rich(cell)?.fault
  if (fault === undefined) return undefined
  return fault === 'formula' ? complaints.noResult : complaints.isError
}

/** The text that the cell shows, on every computer. */
export function readText(cell: Cell): Read<string> {
  const wrong = faultOf(cell) ?? (rich(cell)?.isLocal ? complaints.dateOfComputer : undefined)
  return wrong ? { complaint: wrong } : { value: textOf(cell).replaceAll('\r\n', '\n').trim() }
}

/** One text a line. */
export function readLinesOf(cell: Cell): Read<string[]> {
  const read = readText(cell)
  if ('complaint' in read) return read
  const lines = read.value.split('\n').map((line) => line.trim())
  return { value: lines.filter(Boolean) }
}

/** Rounding by the format is what the reader sees; a number in thousands is another one. */
function isShownOf(held: number, { value, places, isPercent }: WrittenNumber): boolean {
  const whole = isPercent ? held * 100 : held
  return Math.abs(whole - value) <= 0.5000001 * 10 ** -places
}

/** A number as it is shown. `isPercent`: the field counts in per cent, so 60% is 60. */
export function readNumber(cell: Cell, { isPercent = false } = {}): Read<number> {
  const wrong = faultOf(cell)
  if (wrong) return { complaint: wrong }
  const [text, held] = [textOf(cell), rich(cell)?.number]
  if (rich(cell) && held === undefined) return { complaint: complaints.notInDigits }
  const shown = writtenNumber(text) ?? (held === undefined ? undefined : numberWithin(text))
  // A very small or large number is written as 1e-7 where it has no format.
  const plain =
    shown ?? (held === undefined && /^-?[0-9.]+e[+-]?[0-9]+$/i.test(text) ? asTyped(text) : undefined)
  if (!plain) return { complaint: held === undefined ? complaints.notInDigits : complaints.otherNumber }
  if (plain.isPercent && !isPercent) return { complaint: complaints.notInPercent }
  if (held !== undefined && !isShownOf(held, plain)) return { complaint: complaints.otherNumber }
  return { value: plain.value }
}

const nothing = new Set(['nil', 'निरंक', 'शून्य'])
const dashes = new Set(['-', '–', '—'])

/** A number of rupees, or of thousands of them. Whoever has none writes nil; null for an empty cell and a dash. */
export function readAmount(cell: Cell): Read<number | null> {
  const text = folded(textOf(cell))
  if (isBlank(cell) || dashes.has(text)) return { value: null }
  if (nothing.has(text)) return { value: 0 }
  const read = readNumber(cell)
  const isNone = 'complaint' in read && read.complaint === complaints.notInDigits
  return isNone ? { complaint: complaints.notAnAmount } : read
}

const asTyped = (text: string): WrittenNumber | undefined => {
  const value = Number(text)
  return Number.isFinite(value) ? { value, places: 0, isPercent: false } : undefined
}

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'होय', 'हो'])
const no = new Set(['no', 'n', 'false', '0', 'नाही'])

export function readYesOrNo(cell: Cell): Read<boolean> {
  const wrong = faultOf(cell)
  if (wrong) return { complaint: wrong }
  const text = folded(toAsciiDigits(textOf(cell)))
  if (yes.has(text)) return { value: true }
  return no.has(text) ? { value: false } : { complaint: complaints.notYesOrNo }
}

/** A value to choose, and how people write it. */
export type Choice<V extends string = string> = { value: V; label: Names; also?: readonly string[] }

/** One of the choices, by its value, its name in either language or another way to write it. */
export function readChoice<V extends string>(cell: Cell, choices: readonly Choice<V>[]): Read<V> {
  const read = readText(cell)
  if ('complaint' in read) return read
  const found = optionWrittenAs(read.value, choices)
  return found ? { value: found.value } : { complaint: notAmong(choices.map(({ label }) => label)) }
}

/** No day or time is longer, in any form that is read. */
const longestDate = 100

/** Day and time that a cell shows: a date of the spreadsheet has no zone, and a text may have one. */
const shownMoment = (cell: Cell): string => {
  const text = rich(cell) ? (rich(cell)?.moment ?? '') : textOf(cell).trim()
  return text.length > longestDate ? '' : text
}

const hasZone = (text: string): boolean => /(?:z|[+-][0-9]{2}:?[0-9]{2})$/i.test(text) && text.includes(':')

function noon(day: string | null | undefined): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number)
  return year && month && date ? noonOf(year, month, date) : undefined
}

/** A day as it is stored. A time of day is refused, so that it is not lost. */
export function readDay(cell: Cell): Read<string> {
  const wrong = faultOf(cell)
  if (wrong) return { complaint: wrong }
  const text = shownMoment(cell).replace(/ 00:00$/, '')
  const found = dateFrom(text)
  if (found && hasZone(text)) return { value: found }
  const value = typedDay(text) ?? (found?.length === longestDay ? noon(found) : undefined)
  return value ? { value } : { complaint: complaints.notADay }
}

const longestDay = '2026-12-31'.length

/** A day and a time by India's clock, unless a text names another zone. */
export function readMoment(cell: Cell): Read<string> {
  const wrong = faultOf(cell)
  if (wrong) return { complaint: wrong }
  const text = shownMoment(cell)
  const typed = typedDayAndTime(text)
  const found = typed ? dateFrom(`${typed.day}T${typed.time}`) : dateFrom(text)
  return found?.includes('T') ? { value: found } : { complaint: complaints.notATime }
}

/** A body as JSON. What is no JSON stays a text, and is refused when it is stored. */
export function readBody(cell: Cell): Read {
  const read = readText(cell)
  if ('complaint' in read) return read
  try {
    return { value: JSON.parse(read.value) }
  } catch (error) {
    if (error instanceof SyntaxError) return read
    throw error
  }
}
