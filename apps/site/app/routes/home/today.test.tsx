import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import type { AlertRow } from '../../alerts/present-alerts.ts'
import type { StateRow } from '../../service-states/present-service-states.ts'
import { example, renderPage } from '../../testing/render-page.tsx'
import { presentToday } from './present-today.ts'
import { TodayLine, type TodayRows } from './today-line.tsx'

/** A Tuesday at noon in India. */
const now = Date.parse('2026-12-15T12:00:00+05:30')
const hour = 3_600_000
const iso = (time: number) => new Date(time).toISOString()
const state = (id: number, service: StateRow['service'], more: Partial<StateRow> = {}): StateRow => ({
  ...(example('serviceStates').value[0] as StateRow),
  id,
  service,
  state: 'normal',
  since: iso(now - 5 * hour),
  until: null,
  ...more,
})
const alert = (id: number, start: number, end: number, departmentId = 0): AlertRow => ({
  ...(example('alerts').value[0] as AlertRow),
  id,
  departmentId,
  start: iso(start),
  end: iso(end),
})

describe('the town in a line', () => {
  test('names the services of every day, and of the others what does not work as usual', () => {
    const states = [
      state(1, 'water'),
      state(2, 'buses'),
      state(3, 'onlinePayments', { state: 'stopped' }),
      state(4, 'waste', { state: 'limited', until: iso(now - hour) }),
    ]
    expect(presentToday(states, [], now).services).toEqual([
      { service: 'water', state: 'normal' },
      { service: 'onlinePayments', state: 'stopped' },
    ])
  })

  test('says the worst of a service that differs from ward to ward', () => {
    const states = [state(1, 'water', { state: 'stopped' }), state(2, 'water')]
    expect(presentToday(states, [], now).services).toEqual([{ service: 'water', state: 'stopped' }])
  })

  test('counts alerts for every page, and what is planned', () => {
    const alerts = [
      alert(1, now - hour, now + hour),
      alert(2, now - hour, now + hour, 3),
      alert(3, now - 2 * hour, now - hour),
      alert(4, now + 20 * hour, now + 22 * hour),
    ]
    const states = [state(1, 'water', { state: 'stopped', since: iso(now + 20 * hour) })]
    expect(presentToday(states, alerts, now)).toEqual({ services: [], alerts: 1, planned: 2 })
  })
})

const line = (rows: Partial<TodayRows>, language: 'en' | 'mr') =>
  renderPage(
    {
      default: () => <TodayLine states={[]} alerts={[]} holidays={[]} now={now} {...rows} />,
      handle: { texts: ['today', 'alerts', 'places', 'notice-state'] },
    },
    {},
    { language, start: { settings: { openingHours: 'Mo-Fr 09:45-18:15' } } },
  )

test.each([
  ['en', 'Water Stopped', 'Office: Open now until 6:15 PM', 'Alerts: 1', 'Planned: 1'],
  ['mr', 'पाणीपुरवठा बंद', 'कार्यालय: सध्या सुरू, सायंकाळी ६:१५ वाजेपर्यंत', 'तातडीच्या सूचना: १', 'नियोजित: १'],
] as const)('in %s it is read in words, and leads to all of it', (language, ...said) => {
  const { text, links } = line(
    {
      states: [state(1, 'water', { state: 'stopped' })],
      alerts: [alert(1, now - hour, now + hour), alert(2, now + hour, now + 2 * hour)],
    },
    language,
  )
  for (const words of said) expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(links).toEqual([language === 'en' ? '/today' : '/mr/today'])
})

test('on a holiday the office is closed; where nobody knows the holidays it is not said to be open', () => {
  const [holiday] = example('holidays').value
  const closed = line({ holidays: holiday ? [{ ...holiday, day: iso(now) }] : [] }, 'en').text
  expect(closed).toContain('Office: Closed now')
  expect(line({ holidays: undefined }, 'en').text).not.toContain('Office')
})

test.each([
  [
    'en',
    'Open for your answer',
    'Felling of 3 trees on Lake Road 3 days left Last day: 18.12.2026, 5:45 PM',
    '',
  ],
  ['mr', 'आपले म्हणणे मांडण्यासाठी खुल्या', 'तलाव मार्गावरील ३ झाडे तोडणे ३ दिवस शिल्लक', '/mr'],
] as const)(
  'in %s it names the notices that can be answered, and none where none is open',
  (language, title, words, before) => {
    const notices = example('publicNotices', language).value
    const { text, links, headings } = line({ notices }, language)
    expect(headings(2)).toEqual([title])
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
    const paths = ['/today', '/notices/lake-road-trees', '/notices/budget-2027', '/notices']
    expect(links).toEqual(paths.map((path) => before + path))
    const others = notices.filter(({ link }) => !paths.includes(link))
    expect(line({ notices: others }, language).headings(2)).toEqual([])
  },
)

test('it says when it will no longer be right', () => {
  const until = (rows: Partial<TodayRows>) =>
    line(rows, 'en').elements('[data-until]')[0]?.getAttribute('data-until')
  expect(until({})).toBe(String(Date.parse('2026-12-15T18:15:00+05:30')))
  expect(until({ alerts: [alert(1, now + hour, now + 2 * hour)] })).toBe(String(now + hour))
  const [trees] = example('publicNotices').value
  const closing = { ...trees, corrigenda: [], closes: iso(now + 2 * hour) } as Row<'publicNotices'>
  expect(until({ notices: [closing] })).toBe(String(now + 2 * hour))
})
