import { toAsciiDigits } from '../digits.ts'
import { textFrom } from './scalar.ts'

const iso =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}:[0-9]{2})(:[0-9]{2})?(\.[0-9]+)?\s?(Z|[+-][0-9]{2}:?[0-9]{2})?)?$/i
const dayFirst = /^([0-9]{1,2})[-./]([0-9]{1,2})[-./]([0-9]{4})$/

// A time without a zone is in the council's zone (Asia/Kolkata).
const zoneOfCouncil = '+05:30'

/**
 * Rule 6: a date or a moment as ISO 8601, or null. A day stays a day; a moment becomes UTC. Null for `0000-00-00`,
 * empty text, and days that do not exist.
 */
export function dateFrom(value: unknown): string | null {
  const text = toAsciiDigits(textFrom(value))
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? []
  const found = iso.exec(year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text)
  if (!found) return null
  const [, y = '', m = '', d = '', time, seconds = ':00', fraction = '', zone = zoneOfCouncil] = found
  const date = `${y}-${m}-${d}`
  if (!isDay(date)) return null
  return time ? moment(`${date}T${time}${seconds}${fraction}${zone.toUpperCase()}`) : date
}

// `Date` turns 30 February into 1 March; a real day stays the same. Years before 1000 are mistakes.
function isDay(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return date >= '1000' && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}

function moment(text: string): string | null {
  const parsed = new Date(text.replace(/([+-][0-9]{2})([0-9]{2})$/, '$1:$2'))
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString()
}
