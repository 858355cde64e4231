import type { Language, WireRow } from '@nagardwar/contract'
import { opensLabel } from '../../app/tenders/present-tender.ts'
import { calendar, type Day, type Moment } from './calendar.ts'

type Words = Readonly<Record<string, string>>

/** The dates of one tender for a calendar: the pre-bid meeting, the last day, the opening. */
export function tenderCalendar(
  row: WireRow<'tenders'>,
  language: Language,
  origin: string,
  words: Words,
): string {
  const host = new URL(origin).host
  const title = row.description.replace(/\s+/g, ' ')
  const changed = row.last_changed ?? row.published?.slice(0, 10) ?? '2000-01-01'
  const dates = [
    ['meeting', words.meeting, row.meeting],
    ['closes', words.closes, row.closes],
    ['opens', words[opensLabel(row)], row.opens],
  ] as const
  const events = dates.flatMap(([name, word, time]): (Day | Moment)[] => {
    if (!time) return []
    const event = { id: `tender-${row.id}-${name}@${host}`, changed, name: `${word}: ${title}` }
    return [time.length === 10 ? { ...event, day: time } : { ...event, at: time }]
  })
  return calendar({ title, language, events })
}
