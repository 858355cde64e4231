import { type Language, toDomain, type WireRow } from '@nagardwar/contract'
import { hrefIn } from '../../app/i18n/language.ts'
import { lastDayOf } from '../../app/notices/notice-state.ts'
import type { Config } from '../config.ts'
import { calendar, type Day, type Moment, textLine } from './calendar.ts'

type Words = Readonly<Record<string, string>>

/** The dates of one notice for a calendar: from when residents can answer, the last day, the hearing with its place. */
export function noticeCalendar(
  row: WireRow<'publicNotices'>,
  language: Language,
  { origin, defaultLanguage }: Pick<Config, 'origin' | 'defaultLanguage'>,
  words: Words,
): string {
  const host = new URL(origin).host
  const [notice] = toDomain('publicNotices', [row])
  if (!notice) return calendar({ title: row.title, language, events: [] })
  const title = notice.title.replace(/\s+/g, ' ')
  const changed = notice.lastChanged ?? notice.published?.slice(0, 10) ?? '2000-01-01'
  const url = `URL:${origin}${hrefIn(notice.link, language, defaultLanguage)}`
  const heardAt = notice.hearingPlace ? [textLine('LOCATION', language, notice.hearingPlace)] : []
  const dates = [
    ['opens', title, notice.opens],
    ['closes', title, lastDayOf(notice)],
    ['hearing', [title, notice.hearingPlace].filter(Boolean).join(', '), notice.hearing],
  ] as const
  const events = dates.flatMap(([name, about, time]): (Day | Moment)[] => {
    if (!time) return []
    const event = {
      id: `notice-${row.id}-${name}@${host}`,
      changed,
      name: `${words[name]}: ${about}`,
      more: [...(name === 'hearing' ? heardAt : []), url],
    }
    return [time.length === 10 ? { ...event, day: time } : { ...event, at: time }]
  })
  return calendar({ title, language, events })
}
