import { type Language, toDomain, type WireRow } from '@nagardwar/contract'
import { lastDayOf } from '../../app/notices/notice-state.ts'
import { calendar, type Day, type Moment } from './calendar.ts'

type Words = Readonly<Record<string, string>>

/** The dates of one notice for a calendar: from when residents can answer, the last day, the hearing with its place. */
export function noticeCalendar(
  row: WireRow<'publicNotices'>,
  language: Language,
  origin: string,
  words: Words,
): string {
  const host = new URL(origin).host
  const [notice] = toDomain('publicNotices', [row])
  if (!notice) return calendar({ title: row.title, language, events: [] })
  const title = notice.title.replace(/\s+/g, ' ')
  const changed = notice.lastChanged ?? notice.published?.slice(0, 10) ?? '2000-01-01'
  const dates = [
    ['opens', title, notice.opens],
    ['closes', title, lastDayOf(notice)],
    ['hearing', [title, notice.hearingPlace].filter(Boolean).join(', '), notice.hearing],
  ] as const
  const events = dates.flatMap(([name, about, time]): (Day | Moment)[] => {
    if (!time) return []
    const event = { id: `notice-${row.id}-${name}@${host}`, changed, name: `${words[name]}: ${about}` }
    return [time.length === 10 ? { ...event, day: time } : { ...event, at: time }]
  })
  return calendar({ title, language, events })
}
