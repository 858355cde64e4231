import { dateFrom, optionWrittenAs, toAsciiDigits } from '@nagardwar/contract'
import { type Cell, type RichCell, textOf } from '@nagardwar/exchange/sheet/cell'
import { timeInIndia } from '../../platform/dates/time-in-india.ts'
import { noonOf, typedDay, typedDayAndTime } from '../../platform/dates/typed-day.ts'
import type { Words } from '../../platform/words/words.ts'
import { cellComplaints as complaints, notAmong } from './cell-complaints.ts'
import { numberWithin, type WrittenNumber, writtenNumber } from './written-number.ts'

/** The value of a cell as a record holds it, or what is wrong with the cell. `about`: the part that is wrong. */
export type Read<Value = unknown> = { value: Value } | { complaint: Words; about?: string }

const rich = (cell: Cell): RichCell | undefined => (typeof cell === 'object' ? cell : undefined)
const folded = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** What no kind of field can read. */
function faultOf(cell: Cell): Words | undefined {
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

export type Choice = { value: string; label: Words; also?: readonly string[] }

/** One of the choices, by its value, its name in either language or another way to write it. */
export function readChoice(cell: Cell, choices: readonly Choice[]): Read<string> {
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
  const found = typed ? timeInIndia(`${typed.day}T${typed.time}`)?.toISOString() : dateFrom(text)
  return found?.includes('T') ? { value: found } : { complaint: complaints.notATime }
}
