import type { Row } from '@nagardwar/contract/browser'
import { indiaDay, kolkata } from '../clock/india-day.ts'

export type Meeting = Row<'councilMeetings'>
type Timed = Pick<Meeting, 'day' | 'time'>

const isoDay = (time: number): string => new Date(time + kolkata).toISOString().slice(0, 10)

/** The day of a meeting in India: `2026-11-20`; undefined where nobody gave one. */
export function dayOf({ day }: Pick<Meeting, 'day'>): string | undefined {
  const time = Date.parse(day ?? '')
  return Number.isNaN(time) ? undefined : isoDay(time)
}

export const yearOf = (meeting: Pick<Meeting, 'day'>): string | undefined => dayOf(meeting)?.slice(0, 4)

/** When it begins, as ISO 8601: with the hour in India where it is known, else the day. */
export function startOf(meeting: Timed): string | undefined {
  const day = dayOf(meeting)
  return day && meeting.time ? `${day}T${meeting.time}:00+05:30` : day
}

/** A meeting is to come until its day is over, cancelled or not. One without a day is past. */
export function isToCome(meeting: Pick<Meeting, 'day'>, now: number): boolean {
  const time = Date.parse(meeting.day ?? '')
  return !Number.isNaN(time) && indiaDay(time) >= indiaDay(now)
}

export const isToday = (meeting: Pick<Meeting, 'day'>, now: number): boolean =>
  isToCome(meeting, now) && indiaDay(Date.parse(meeting.day ?? '')) === indiaDay(now)

const inOrder = (one: Timed, other: Timed): number => (startOf(one) ?? '').localeCompare(startOf(other) ?? '')

/** Those to come, the next one first. */
export const toCome = <M extends Timed>(meetings: readonly M[], now: number): M[] =>
  meetings.filter((meeting) => isToCome(meeting, now)).sort(inOrder)

/** Those that are over, the latest first. */
export const past = <M extends Timed>(meetings: readonly M[], now: number): M[] =>
  meetings.filter((meeting) => !isToCome(meeting, now)).sort((one, other) => inOrder(other, one))

/** The years with a meeting, the latest first. */
export const yearsOf = (meetings: readonly Pick<Meeting, 'day'>[]): string[] =>
  [...new Set(meetings.flatMap((meeting) => yearOf(meeting) ?? []))].sort().reverse()

/** The addresses of calendars: of all meetings to come, and of one. */
export const meetingsCalendarAddress = (language: 'en' | 'mr'): string => `/feeds/meetings.${language}.ics`
export const meetingCalendarAddress = (id: string | number, language: 'en' | 'mr'): string =>
  `/feeds/meetings/${id}.${language}.ics`
