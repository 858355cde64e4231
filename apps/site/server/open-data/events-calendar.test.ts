import type { Language } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { expect, test } from 'vitest'
import { textsOnServer } from '../../app/i18n/interface-texts.ts'
import { comingEvents, eventsCalendar } from './events-calendar.ts'

const config = { origin: 'https://council.example', defaultLanguage: 'en' as const }
const now = Date.parse('2026-12-15T12:00:00+05:30')
const rowsIn = (language: Language) =>
  exampleRows('events', language, 'normal').map((row) => ({ ...row, last_changed: '2026-11-20' }))

function calendarOf(ids: readonly number[], language: Language = 'en'): string {
  const { t } = textsOnServer(language, ['events', 'event-lines'], new Map(), 'council')
  const names = {
    titleOf: () => 'Events',
    word: (catalogue: string, key: string) => t(`${catalogue}:${key}` as never),
  }
  const rows = rowsIn(language).filter(({ id }) => ids.includes(id))
  // Long lines continue after a line break and a space.
  return eventsCalendar({ rows, language, config, names }).replaceAll('\r\n ', '')
}

test('an event stands in a calendar at its hours in India, with its place, for whom and where to ask', () => {
  const text = calendarOf([1])
  for (const line of [
    'BEGIN:VTIMEZONE',
    'UID:event-1@council.example',
    'DTSTAMP:20261120T000000Z',
    'DTSTART;TZID=Asia/Kolkata:20261215T100000',
    'DTEND;TZID=Asia/Kolkata:20261215T160000',
    'SUMMARY;LANGUAGE=en:Eye check-up camp',
    'STATUS:CONFIRMED',
    'CATEGORIES;LANGUAGE=en:Camp',
    'LOCATION;LANGUAGE=en:Community hall\\, Lake Road',
    'GEO:19.2437;73.316',
    'DESCRIPTION;LANGUAGE=en:Please bring your Aadhaar card.\\nWho may come: Everybody over 40\\nPhone for questions: 0251-555-0101',
    'URL:https://council.example/events/1',
  ])
    expect(text.split('\r\n')).toContain(line)
})

test.each([
  [
    'every Wednesday',
    2,
    'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331T182959Z',
    'DTSTART;TZID=Asia/Kolkata:20261202T093000',
  ],
  [
    'every second Saturday',
    3,
    'RRULE:FREQ=MONTHLY;BYDAY=2SA;UNTIL=20270508T182959Z',
    'DTSTART;TZID=Asia/Kolkata:20261114T110000',
  ],
  ['on four whole days', 4, 'DTSTART;VALUE=DATE:20270123', 'DTEND;VALUE=DATE:20270127'],
  ['cancelled', 5, 'STATUS:CANCELLED', 'SUMMARY;LANGUAGE=en:Cancelled: Hearing on objections to tax'],
])('an event %s says so', (_, id, ...lines) => {
  for (const line of lines) expect(calendarOf([id]).split('\r\n')).toContain(line)
})

test.each([
  ['09:00', 'EXDATE;TZID=Asia/Kolkata:20261209T090000'],
  ['', 'EXDATE;VALUE=DATE:20261209'],
])('a day of a series that was called off is an exception, at “%s”', (time, line) => {
  const [row] = rowsIn('en')
  const names = { titleOf: () => 'Events', word: () => 'word' }
  const cancelled_days = [{ id: 1, day: '2026-12-09', reason: 'Holiday' }]
  const event = { ...(row as NonNullable<typeof row>), day: '2026-12-02', last_day: null, time, end_time: '' }
  const text = eventsCalendar({
    rows: [{ ...event, repeats: 'weekly', cancelled_days }],
    language: 'en',
    config: { origin: 'https://sahyanagar.example', defaultLanguage: 'en' },
    names,
  })
  expect(text.split('\r\n')).toContain(line)
})

test.each([
  ['daily', '2026-12-18', '2026-12-20', '', 'RRULE:FREQ=DAILY;UNTIL=20261220'],
  ['monthly', '2026-11-29', '2027-06-30', '09:00', 'RRULE:FREQ=MONTHLY;BYDAY=-1SU;UNTIL=20270627T182959Z'],
  ['weekly', '2026-12-02', null, '09:00', 'RRULE:FREQ=WEEKLY;BYDAY=WE'],
] as const)('repeated %s from %s to %s at “%s”: %s', (repeats, day, last_day, time, rule) => {
  const [row] = rowsIn('en')
  const names = { titleOf: () => 'Events', word: () => 'word' }
  const rows = [{ ...(row as NonNullable<typeof row>), repeats, day, last_day, time, end_time: '' }]
  expect(eventsCalendar({ rows, language: 'en', config, names }).split('\r\n')).toContain(rule)
})

test('in Marathi the words and the address are Marathi', () => {
  const text = calendarOf([5], 'mr')
  expect(text).toContain('SUMMARY;LANGUAGE=mr:रद्द: कर हरकतींवर सुनावणी')
  expect(text).toContain('URL:https://council.example/mr/events/5')
})

test('the calendar of all has what is to come or goes on; that of a kind, those of it', () => {
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
  expect(idsOf(comingEvents(rowsIn('en'), undefined, now))).toEqual([1, 2, 3, 4, 5])
  expect(idsOf(comingEvents(rowsIn('en'), 'camp', now))).toEqual([1, 2])
})
