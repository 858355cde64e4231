import { dateFromSerial, format as formatted, getFormatDateInfo, isDateFormat } from 'numfmt'
import type { Cell, RichCell } from './cell.ts'

/** Days between the two first days of Excel's calendars: workbooks of old Macs count from 1904. */
const daysUntil1904 = 1462
/** A number in a file has no more digits; the rest is what computers add: 0.1 + 0.2. */
const digits = 15

const two = (value: number | undefined): string => String(value ?? 0).padStart(2, '0')

/** A number as it was typed. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(digits)))

/** `m/d/yy` is how Excel stores “the short date of this computer”; months and days in words are in its language. */
const isOfComputer = (code: string): boolean =>
  /^m\/d\/yy/i.test(code) || /\[\$-f[48]00\]/i.test(code) || /mmm|ddd/i.test(code)

function momentOf(serial: number, code: string): string | undefined {
  const { year, month, day, hours, minutes, seconds } = getFormatDateInfo(code)
  const [y = 0, m, d, h, min, s] = dateFromSerial(serial) as number[]
  const time = hours && minutes ? `${two(h)}:${two(min)}${seconds && s ? `:${two(s)}` : ''}` : ''
  if (year && month && day) return `${y}-${two(m)}-${two(d)}${time && ` ${time}`}`
  return time && !year && !month && !day && serial < 1 ? time : undefined
}

function shownDate(serial: number, code: string): RichCell {
  if (serial < 0) return { text: '', fault: 'error' }
  const moment = momentOf(serial, code)
  const text = String(formatted(code, serial)).trim()
  return { text, ...(moment ? { moment } : {}), ...(isOfComputer(code) ? { isLocal: true } : {}) }
}

/** A number under the format of its cell (ECMA-376 18.8.31), as a spreadsheet program shows it. */
export function shownNumber(value: number, code: string, is1904 = false): Cell {
  const typed = plainNumber(value)
  if (/^general$/i.test(code) || code === '@') return typed
  try {
    if (isDateFormat(code)) return shownDate(is1904 ? value + daysUntil1904 : value, code)
    const text = String(formatted(code, value)).trim()
    return text === typed ? typed : { text, number: value }
  } catch {
    return { text: typed, fault: 'error' }
  }
}

/** A text under the format of its cell, such as `"No. "@`. */
export function shownText(text: string, code: string): string {
  if (!code.includes('@') || code === '@') return text
  try {
    return String(formatted(code, text))
  } catch {
    return text
  }
}
