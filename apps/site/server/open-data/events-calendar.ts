import { type Language, languages, type Row, readPosition, toDomain, type WireRow } from '@nagardwar/contract'
import { type EventKind, eventKinds, eventPath, eventsCalendarAddress } from '../../app/events/event-path.ts'
import {
  cancelledDays,
  endOfDay,
  finalDay,
  firstDay,
  isoDay,
  nextDay,
  placeInMonth,
  weekdayOf,
} from '../../app/events/event-time.ts'
import { hrefIn } from '../../app/i18n/language.ts'
import type { Config } from '../config.ts'
import { calendar, type Day, type Local, textLine } from './calendar.ts'
import type { Names } from './open-data.ts'

type EventRow = Row<'events'>
type Rows = readonly WireRow<'events'>[]
type Given = {
  rows: Rows
  kind?: EventKind | undefined
  language: Language
  config: Pick<Config, 'origin' | 'defaultLanguage'>
  names: Pick<Names, 'titleOf' | 'word'>
}

/** The calendars of all events to come, and of those of each kind, by their address. */
export const eventCalendars = languages.flatMap((language) =>
  [undefined, ...eventKinds].map((kind) => ({
    address: eventsCalendarAddress(language, kind),
    language,
    kind,
  })),
)

/** An event without a day has no file. */
export const hasFirstDay = (row: WireRow<'events'>): boolean => firstDay(row) !== undefined

/** Those that are to come or under way, of one kind or of all. */
export const comingEvents = (rows: Rows, kind?: EventKind, now = Date.now()): Rows =>
  toDomain('events', [...rows]).flatMap((event, index) => {
    const row = rows[index]
    return row && nextDay(event, now) !== undefined && (!kind || event.kind === kind) ? [row] : []
  })

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** How it is repeated (RFC 5545, RRULE); undefined for what takes place once. */
function ruleOf(event: EventRow, first: number): string | undefined {
  if (event.repeats === '') return undefined
  const last = finalDay(event)
  // The end of a rule is in UTC where the beginning has an hour, else a day.
  const end = last === undefined ? '' : event.time ? utcOf(endOfDay(last) - 1000) : plain(isoDay(last))
  const until = end && `;UNTIL=${end}`
  if (event.repeats === 'daily') return `RRULE:FREQ=DAILY${until}`
  const weekday = weekdays[weekdayOf(first)]
  if (event.repeats === 'weekly') return `RRULE:FREQ=WEEKLY;BYDAY=${weekday}${until}`
  const place = placeInMonth(first)
  return `RRULE:FREQ=MONTHLY;BYDAY=${place > 4 ? -1 : place}${weekday}${until}`
}

/** A day on which it is not repeated (RFC 5545, EXDATE), in the form of its beginning. */
const exceptionOf = (day: number, time: string): string =>
  time
    ? `EXDATE;TZID=Asia/Kolkata:${plain(isoDay(day))}T${time.replace(':', '')}00`
    : `EXDATE;VALUE=DATE:${plain(isoDay(day))}`

const plain = (day: string): string => day.replaceAll('-', '')
const utcOf = (time: number): string => new Date(time).toISOString().replace(/[-:]|\.[0-9]+/g, '')

/** Events for a calendar, with their rules of repetition. One that is cancelled or moved says so in its name too. */
export function eventsCalendar({ rows, kind, language, config, names }: Given): string {
  const { word, titleOf } = names
  const host = new URL(config.origin).host
  const title = kind ? word('event-lines', kind) : titleOf('events')
  const entries = toDomain('events', [...rows]).flatMap((event): (Day | Local)[] => {
    const first = firstDay(event)
    if (first === undefined) return []
    const state = event.state ? `${word('event-lines', event.state)}: ` : ''
    const named = {
      id: `event-${event.id}@${host}`,
      changed: event.lastChanged ?? isoDay(first),
      name: state + event.title,
      more: [...linesOf(event, first, language, { word, ...config })],
    }
    return [{ ...named, ...timesOf(event, first) }]
  })
  return calendar({ title, language, events: entries })
}

/** Of a repeated event, those of its first time. */
function timesOf(
  event: EventRow,
  first: number,
): { day: string; lastDay?: string } | { clock: string; untilClock?: string } {
  const end = event.repeats ? first : (finalDay(event) ?? first)
  if (event.time === '') return { day: isoDay(first), ...(end > first ? { lastDay: isoDay(end) } : {}) }
  const clock = `${isoDay(first)}T${event.time}`
  if (event.endTime) return { clock, untilClock: `${isoDay(end)}T${event.endTime}` }
  // Without an hour it lasts to the end of its last day.
  return end > first ? { clock, untilClock: `${isoDay(end + 1)}T00:00` } : { clock }
}

type Around = Pick<Names, 'word'> & Given['config']

function* linesOf(event: EventRow, first: number, language: Language, around: Around): Generator<string> {
  const { word, origin, defaultLanguage } = around
  const rule = ruleOf(event, first)
  if (rule) yield rule
  for (const day of cancelledDays(event)) yield exceptionOf(day, event.time)
  yield `STATUS:${event.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`
  yield textLine('CATEGORIES', language, word('event-lines', event.kind))
  if (event.place) yield textLine('LOCATION', language, event.place)
  const position = event.position ? readPosition(event.position) : undefined
  if (position) yield `GEO:${position.latitude};${position.longitude}`
  const who = event.who && `${word('events', 'who')}: ${event.who}`
  const phone = event.phone && `${word('events', 'phone')}: ${event.phone}`
  const words = [event.reason, event.text, who, phone].filter(Boolean).join('\n')
  if (words) yield textLine('DESCRIPTION', language, words)
  yield `URL:${origin}${hrefIn(eventPath(event.id), language, defaultLanguage)}`
}
