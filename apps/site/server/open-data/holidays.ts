import type { Language, WireRow } from '@nagardwar/contract'
import { calendar } from './calendar.ts'

const dayInIndia = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The holidays of the offices for a calendar. One without a day is left out. */
export function holidaysCalendar(
  rows: readonly WireRow<'holidays'>[],
  language: Language,
  origin: string,
  title: string,
): string {
  const host = new URL(origin).host
  const days = rows.flatMap(({ id, day, name, last_changed }) => {
    const time = Date.parse(day ?? '')
    if (Number.isNaN(time)) return []
    const date = dayInIndia.format(time)
    return [{ id: `holiday-${id}@${host}`, day: date, changed: last_changed ?? date, name }]
  })
  return calendar({ title, language, events: days })
}
