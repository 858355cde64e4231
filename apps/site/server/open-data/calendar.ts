import type { Language } from '@nagardwar/contract'

/** `more` are lines of iCalendar besides. */
type Named = { id: string; changed: string; name: string; more?: readonly string[] }
/** A day in a calendar, in India: `2027-01-26`; or several, to the last one. */
export type Day = Named & { day: string; lastDay?: string }
/** A moment in a calendar, as an ISO time, and when it ends if anybody knows. */
export type Moment = Named & { at: string; until?: string }
/** What begins and ends by India's clock: `2027-01-26T10:00`. It can be repeated, as `Moment` cannot. */
export type Local = Named & { clock: string; untilClock?: string }
type Entry = Day | Moment | Local
type Calendar = { title: string; language: Language; events: readonly Entry[] }

const longest = 74

/** Whole days and moments as iCalendar (RFC 5545). */
export function calendar({ title, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nagardwar//Calendar//EN',
    `X-WR-CALNAME;LANGUAGE=${language}:${written(title)}`,
    ...(events.some((event) => 'clock' in event) ? india : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}`,
      `DTSTAMP:${plain(event.changed)}T000000Z`,
      ...timesOf(event),
      `SUMMARY;LANGUAGE=${language}:${written(event.name)}`,
      ...(event.more ?? []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

/** India has had one offset, without summer time, since 1945. */
const india = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Kolkata',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function timesOf(event: Entry): string[] {
  if ('at' in event)
    return [`DTSTART:${utc(event.at)}`, ...(event.until ? [`DTEND:${utc(event.until)}`] : [])]
  if ('clock' in event) {
    const end = event.untilClock ? [`DTEND;TZID=Asia/Kolkata:${local(event.untilClock)}`] : []
    return [`DTSTART;TZID=Asia/Kolkata:${local(event.clock)}`, ...end]
  }
  const end = event.lastDay ? [`DTEND;VALUE=DATE:${plain(dayAfter(event.lastDay))}`] : []
  return [`DTSTART;VALUE=DATE:${plain(event.day)}`, ...end]
}

const plain = (day: string): string => day.replaceAll('-', '')
const local = (clock: string): string => `${clock.replace(/[-:]/g, '')}00`
/** The end of whole days is the day after them. */
const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A line with a text of the council, such as its place. */
export const textLine = (name: string, language: Language, text: string): string =>
  `${name};LANGUAGE=${language}:${written(text)}`

/** `20261210T093000Z` */
const utc = (time: string): string => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '')

const written = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

/** Lines of at most 75 bytes; a Devanagari letter takes three. The next one begins with a space. */
function folded(line: string): string[] {
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > longest) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines
}
