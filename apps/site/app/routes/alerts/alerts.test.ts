import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T20:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

test('the alerts of now stand first, then those that have ended with their times', () => {
  const { text, headings } = renderPage(page, { alerts: example('alerts') })
  expect(headings(2)).toEqual(['Current alerts', 'Earlier alerts'])
  const [now = '', past = ''] = text.split('Earlier alerts')
  expect(now).toContain('Danger: The lake is rising.')
  expect(past).toContain('Ended · Disruption: No water from 10:00 to 16:00.')
  expect(past).toContain('Whole town. From 02.06.2026, 10:00 AM to 02.06.2026, 4:00 PM')
  expect(past).not.toContain('The lake is rising')
})

test('what has ended says so, and does not warn by its colour', () => {
  vi.setSystemTime(new Date('2026-08-01T10:00:00+05:30'))
  const { text, elements } = renderPage(page, { alerts: example('alerts') })
  expect(text).toContain('Ended · Danger: The lake is rising.')
  expect(elements('.alert').length).toBeGreaterThan(1)
  expect(elements('.alert--danger, .alert--disruption')).toEqual([])
  const marathi = renderPage(page, { alerts: example('alerts', 'mr') }, { language: 'mr' })
  expect(marathi.text).toContain('समाप्त · धोका:')
})

test('in Marathi with its words and digits', () => {
  const { text, headings } = renderPage(page, { alerts: example('alerts', 'mr') }, { language: 'mr' })
  expect(headings(2)).toEqual(['सध्याच्या सूचना', 'यापूर्वीच्या सूचना'])
  expect(text).toContain('संपूर्ण शहर. ०२.०६.२०२६, सकाळी १०:०० ते ०२.०६.२०२६, सायंकाळी ४:००')
})

test.each([
  ['1', ['Current alerts', 'Alerts on this device', 'Earlier alerts']],
  ['', ['Current alerts', 'Earlier alerts']],
])(
  'alerts on the device are offered in the document only where the council tells devices: %j',
  (tellsDevices, parts) => {
    const start = { settings: { tellsDevices } }
    expect(renderPage(page, { alerts: example('alerts') }, { start }).headings(2)).toEqual(parts)
  },
)

test('without an alert now it says so', () => {
  vi.setSystemTime(new Date('2026-08-01T10:00:00+05:30'))
  expect(renderPage(page, { alerts: example('alerts') }).text).toContain('There are no alerts at present.')
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No data available'],
])('when the list is %s the page says so', (_, alerts, words) => {
  expect(renderPage(page, { alerts }).text).toContain(words)
})
