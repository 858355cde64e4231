import { type Language, toDomain } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as alertsPage from '../routes/alerts/route.tsx'
import * as todayPage from '../routes/today/route.tsx'
import * as wardPage from '../routes/ward-page/route.tsx'
import { empty, loaded, type PageModule, renderPage } from '../testing/render-page.tsx'

// The examples begin on 13 and 14 July 2026, in wards 3 and 4 or in the whole town.
const before = new Date('2026-07-12T20:00:00+05:30')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: before }))
afterEach(() => void vi.useRealTimers())

const noPlaces = {
  ...Object.fromEntries(
    'members inspectors lawsuits projects schools gardens hospitals fireStations ponds treatmentFacilities electricContacts treeCensus voter election'
      .split(' ')
      .map((name) => [name, empty]),
  ),
}

const listsIn = (language: Language) => ({
  alerts: loaded<'alerts'>(...toDomain('alerts', exampleRows('alerts', language, 'normal'))),
  states: loaded<'serviceStates'>(
    ...toDomain('serviceStates', exampleRows('serviceStates', language, 'normal')),
  ),
  holidays: empty,
  meetings: empty,
  news: empty,
  events: empty,
  publicNotices: empty,
  wards: loaded<'wards'>(
    { id: 3, language, number: '3', name: 'Lake', areas: '' },
    { id: 9, language, number: '9', name: 'Hill', areas: '' },
  ),
  ...noPlaces,
})

const words = {
  en: {
    planned: 'Planned',
    water: 'Water: Limited.',
    lake: 'Danger: The lake is rising.',
    from: 'From 13.07.2026, 9:00 AM',
  },
  mr: {
    planned: 'नियोजित',
    water: 'पाणीपुरवठा: अंशतः सुरू.',
    lake: 'धोका: तलावाची पातळी वाढत आहे.',
    from: '१३.०७.२०२६, सकाळी ९:००',
  },
} as const

const shown = (page: PageModule, path: string, language: Language) => {
  const { text, headings, links } = renderPage(page, listsIn(language), { path, language })
  // The part begins with a service, and ends with the link to the calendar.
  const [, part = ''] = text.split(new RegExp(`${words[language].planned} (?=Water|Buses|पाणीपुरवठा)`))
  return { text: part.split(/calendar file|कॅलेंडर फाइल/)[0] ?? '', headings: headings(2), links }
}

describe.each([
  ['/alerts', alertsPage],
  ['/today', todayPage],
  ['/ward/3', wardPage],
] as const)('%s', (path, page) => {
  test.each(['en', 'mr'] as const)('in %s tells what is still to begin, with its times', (language) => {
    const { text, headings, links } = shown(page as PageModule, path, language)
    const { planned, water, lake, from } = words[language]
    expect(headings).toContain(planned)
    expect(text).toContain(water)
    expect(text.replaceAll('\u00a0', ' ')).toContain(from)
    expect(text.indexOf(lake)).toBeGreaterThan(0)
    expect(links).toContain(`/feeds/planned.${language}.ics`)
  })

  test('has no such part when everything has begun', () => {
    vi.setSystemTime(new Date('2026-07-14T20:00:00+05:30'))
    expect(shown(page as PageModule, path, 'en').headings).not.toContain('Planned')
  })
})

test('another ward is told of what concerns the whole town alone', () => {
  const { text } = shown(wardPage as PageModule, '/ward/9', 'en')
  expect(text).toContain('Buses: Stopped.')
  expect(text).not.toContain('Water')
  expect(text).not.toContain('The lake is rising')
})
