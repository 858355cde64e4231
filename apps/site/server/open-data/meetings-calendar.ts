import { type Language, toDomain, type WireRow } from '@nagardwar/contract'
import { dayOf, isToCome, startOf } from '../../app/council-work/meeting-time.ts'
import { calendar, type Day, type Moment } from './calendar.ts'

type Words = Readonly<Record<string, string>>
type Rows = readonly WireRow<'councilMeetings'>[]

/** A meeting without a day has no file. */
export const hasDay = (row: WireRow<'councilMeetings'>): boolean => dayOf(row) !== undefined

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
