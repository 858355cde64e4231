import { type Language, languages, toDomain, type WireRow } from '@nagardwar/contract'
import { dayOf, isToCome, startOf } from '../../app/council-work/meeting-time.ts'
import { calendar, type Day, type Moment } from './calendar.ts'

type Asked = { id: string; language: Language }
type Words = Readonly<Record<string, string>>
type Rows = readonly WireRow<'councilMeetings'>[]

/** Which meeting an address asks for: `/feeds/meetings/7.mr.ics`. */
export function meetingCalendarAt(address: string): Asked | undefined {
  const [, id, code] = /^\/feeds\/meetings\/([1-9]\d{0,8})\.(en|mr)\.ics$/.exec(address) ?? []
  const language = languages.find((each) => each === code)
  return id && language ? { id, language } : undefined
}

export const meetingWithId = (rows: Rows, id: string) =>
  rows.find((row) => String(row.id) === id && dayOf(row) !== undefined)

/** Meetings for a calendar, at their hour where it is known. One that was put off says so. */
export function meetingsCalendar(rows: Rows, language: Language, origin: string, words: Words): string {
  const host = new URL(origin).host
  const events = toDomain('councilMeetings', [...rows]).flatMap((row): (Day | Moment)[] => {
    const start = startOf(row)
    if (!start) return []
    const name = [words[row.kind], row.state && words[row.state], row.place].filter(Boolean).join(', ')
    const event = { id: `meeting-${row.id}@${host}`, changed: row.lastChanged ?? start.slice(0, 10), name }
    return [row.time ? { ...event, at: start } : { ...event, day: start }]
  })
  return calendar({ title: words.meetings ?? '', language, events })
}

/** Those that are to come. */
export const comingRows = (rows: Rows, now = Date.now()): WireRow<'councilMeetings'>[] =>
  rows.filter((row) => isToCome(row, now))
