import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadedBy } from '../../testing/loaded-by.ts'
import {
  absent,
  empty,
  example,
  loaded,
  loading,
  renderPage,
  unavailable,
} from '../../testing/render-page.tsx'
import { presentHolidays } from './present.ts'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T20:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

const lists = (language: 'en' | 'mr' = 'en') => ({
  states: example('serviceStates', language),
  holidays: example('holidays', language),
  news: example('news', language),
  events: empty,
})
const start = { settings: { officeHours: 'Daily 9.45 AM to 6.15 PM.' } }

test('the services, the hours, the holidays and the news stand on one page', () => {
  const { text, headings, rows } = renderPage(page, lists(), { start })
  expect(headings(2)).toEqual(['Status of services', 'Office hours', 'Upcoming holidays', 'Latest news'])
  expect(rows[1]).toEqual([
    'Water',
    'Limited',
    'The main pipe is being repaired. Wards 3, 4. From 13.07.2026, 9:00 AM to 16.07.2026, 6:00 PM',
  ])
  expect(text).toContain('Daily 9.45 AM to 6.15 PM.')
  expect(text).toContain('15.08.2026')
})

test('in Marathi with its words and digits', () => {
  const { rows, headings } = renderPage(page, lists('mr'), { language: 'mr', start })
  expect(headings(2)).toEqual(['सेवांची स्थिती', 'कार्यालयीन वेळ', 'आगामी सुट्ट्या', 'ताज्या बातम्या'])
  expect(rows[1]?.slice(0, 2)).toEqual(['पाणीपुरवठा', 'अंशतः सुरू'])
  expect(rows[1]?.[2]).toContain('१३.०७.२०२६, सकाळी ९:०० ते १६.०७.२०२६, सायंकाळी ६:००')
})

test('on a holiday it says that the offices are closed', () => {
  vi.setSystemTime(new Date('2026-08-15T08:00:00+05:30'))
  expect(renderPage(page, lists(), { start }).text).toContain(
    'The offices are closed today: Independence Day.',
  )
})

test('what the council has not given is not there, its heading neither', () => {
  const { headings } = renderPage(page, {
    states: example('serviceStates'),
    holidays: absent,
    news: empty,
    events: absent,
  })
  expect(headings(2)).toEqual(['Status of services'])
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list of services is %s the page says so', (_, states, words) => {
  expect(renderPage(page, { ...lists(), states }).text).toContain(words)
})

describe('holidays', () => {
  const rows = loaded<'holidays'>(
    { id: 1, language: 'en', day: '2027-08-15', name: 'Too far' },
    { id: 2, language: 'en', day: '2026-10-02', name: 'Later' },
    { id: 3, language: 'en', day: '2026-07-15', name: 'Tomorrow' },
    { id: 4, language: 'en', day: '2026-07-13', name: 'Over' },
    { id: 5, language: 'en', day: null, name: 'Without a day' },
  ).value

  test('to come are those of a year, the next one first', () => {
    const { today, toCome } = presentHolidays(rows, Date.now())
    expect(today).toBeUndefined()
    expect(toCome.map(({ name }) => name)).toEqual(['Tomorrow', 'Later'])
  })

  test('are days in India: one has begun at midnight there', () => {
    const midnight = Date.parse('2026-07-15T00:00:00+05:30')
    expect(presentHolidays(rows, midnight - 1).today).toBeUndefined()
    expect(presentHolidays(rows, midnight).today?.name).toBe('Tomorrow')
  })
})

test('where the holidays cannot be had it does not say that the offices are open', () => {
  vi.setSystemTime(new Date('2026-07-14T12:00:00+05:30'))
  const open = { settings: { openingHours: 'Mo-Fr 09:45-18:15' } }
  expect(renderPage(page, lists(), { start: open }).text.replaceAll('\u00a0', ' ')).toContain(
    'Open now until 6:15 PM',
  )
  const { text } = renderPage(page, { ...lists(), holidays: unavailable }, { start: open })
  expect(text).not.toContain('Open now')
  expect(text).toContain('Some parts of this page cannot be shown right now')
})

/** The page as its document has it at a moment. */
async function open(language: 'en' | 'mr', at: string) {
  vi.setSystemTime(new Date(at))
  const data = await loadedBy(page, language === 'mr' ? '/mr/today' : '/today')
  return renderPage(page, data, { language, start })
}

test.each([
  ['en', 'Today’s events', 'Eye check-up camp', 'All events'],
  ['mr', 'आजचे कार्यक्रम', 'नेत्र तपासणी शिबिर', 'सर्व कार्यक्रम'],
] as const)(
  'in %s what is on today stands there, and nothing of other days',
  async (language, heading, name, all) => {
    const { headings, links, text, getByRole } = await open(language, '2026-12-15T20:00:00+05:30')
    expect(headings(2)).toContain(heading)
    expect(getByRole('link', { name })).toBeTruthy()
    expect(text).toContain(all)
    const prefix = language === 'mr' ? '/mr' : ''
    expect(links.filter((link) => /events\/\d/.test(link))).toEqual([`${prefix}/events/1`])
  },
)

test('on a day without an event nothing is said of events', async () => {
  expect((await open('en', '2026-07-14T20:00:00+05:30')).text).not.toContain('events')
})
