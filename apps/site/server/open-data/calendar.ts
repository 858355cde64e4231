import type { Language } from '@nagardwar/contract'

/** A day in a calendar, in India: `2027-01-26`. */
export type Day = { id: string; day: string; changed: string; name: string }
/** A moment in a calendar, as an ISO time, and when it ends if anybody knows. */
export type Moment = { id: string; at: string; until?: string; changed: string; name: string }
type Calendar = { title: string; language: Language; events: readonly (Day | Moment)[] }

const longest = 74

/** Whole days and moments as iCalendar (RFC 5545). */
export function calendar({ title, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nagardwar//Calendar//EN',
    `X-WR-CALNAME;LANGUAGE=${language}:${written(title)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.id}`,
      `DTSTAMP:${plain(event.changed)}T000000Z`,
      'at' in event ? `DTSTART:${utc(event.at)}` : `DTSTART;VALUE=DATE:${plain(event.day)}`,
      ...('at' in event && event.until ? [`DTEND:${utc(event.until)}`] : []),
      `SUMMARY;LANGUAGE=${language}:${written(event.name)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const plain = (day: string): string => day.replaceAll('-', '')

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
