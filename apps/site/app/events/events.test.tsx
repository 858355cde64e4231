import type { Language, ListName } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiSource } from '../api/source.ts'
import { render } from '../components/look-book/render.tsx'
import { readerOf } from '../testing/reader-of.ts'
import { eventPlace } from './event-path.ts'
import { loadEvents } from './load-events.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-15T12:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

type Changes = Partial<Record<ListName, object>>

async function open(address: string, language: Language = 'en', changes: Changes = {}) {
  const { pathname, searchParams } = new URL(address, 'https://council.example')
  const place = eventPlace(pathname)
  if (!place) throw new Error(address)
  const source = {
    list: async (name: ListName, of: Language) =>
      changes[name] ?? { ok: true, value: exampleRows(name, of, 'normal') },
  } as unknown as ApiSource
  const site = { origin: 'https://council.example', defaultLanguage: 'en' as const }
  const found = await loadEvents({ source, place, language, query: searchParams, ...site })
  if (!found?.loaded.ok) return found
  const html = render(found.body as never, language === 'mr' ? '/mr' : '/')
  return { ...found, page: readerOf(html), html, view: found.loaded.value[0] }
}

type Opened = Exclude<Awaited<ReturnType<typeof open>>, undefined> & {
  page: ReturnType<typeof readerOf>
  html: string
  view: { title: string; unlisted: boolean }
}
const opened = async (...given: Parameters<typeof open>): Promise<Opened> => (await open(...given)) as Opened
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the list of events', () => {
  test.each([
    ['en', ['Today', 'In the next seven days', 'Later', 'Past events of 2026']],
    ['mr', ['आज', 'पुढील सात दिवसांत', 'त्यानंतर', 'झालेले कार्यक्रम: २०२६']],
  ] as const)(
    'in %s has today first, then the next days, later ones, and those that are over',
    async (language, groups) => {
      const { page } = await opened('/events', language)
      expect(page.headings(2)).toEqual(groups)
      expect(page.links).toContain(`/feeds/events.${language}.ics`)
    },
  )

  test('of what is repeated it says the next time; of what was cancelled, that it was', async () => {
    const { page } = await opened('/events')
    const text = plain(page.text)
    expect(text).toContain('Camp · Wednesday, 16.12.2026, 9:30 AM – 1:00 PM')
    expect(text).toContain('Cancelled Hearing · Thursday, 17.12.2026, 3:00 PM')
    expect(page.headings(3)).toEqual([
      'Eye check-up camp',
      'Vaccination of children',
      'Hearing on objections to tax',
      'Ward meeting with the officers',
      'Lake festival',
      'Offices open on a Saturday',
    ])
  })

  test.each([
    ['en', 'Wednesday, 16.12.2026, 9:30 AM – 1:00 PM · Every Wednesday, until 31.03.2027'],
    ['mr', 'बुधवार, १६.१२.२०२६, सकाळी ९:३० – दुपारी १:०० · दर बुधवारी, शेवटचा दिनांक ३१.०३.२०२७'],
  ] as const)('in %s says that an event is repeated, beside its next time', async (language, words) => {
    expect(plain((await opened('/events', language)).page.text)).toContain(words)
  })

  test('leads to kinds and years, and shows what was chosen', async () => {
    const camps = await opened('/events?kind=camp')
    expect(camps.page.headings(3)).toEqual(['Eye check-up camp', 'Vaccination of children'])
    expect(camps.page.links).toContain('/feeds/events/camp.en.ics')
    expect(camps.view.unlisted).toBe(true)
    expect((await opened('/events?year=2026')).page.headings(2)).toEqual(['Past events of 2026'])
    expect((await opened('/events?year=1999', 'mr')).page.text).toContain('एकही कार्यक्रम आढळला नाही')
  })

  test('is not there while the council has recorded none, and an outage is no missing page', async () => {
    expect(await open('/events', 'en', { events: { ok: true, value: [] } })).toBeUndefined()
    expect(await open('/events', 'en', { events: { ok: false, error: 'notFound' } })).toBeUndefined()
    const away = await open('/events', 'en', { events: { ok: false, error: 'unavailable' } })
    expect(away?.loaded.ok).toBe(false)
  })
})

describe('the page of an event', () => {
  test.each([
    ['en', 'Tuesday, 15.12.2026, 10:00 AM – 4:00 PM', 'Everybody over 40', 'Ward 12', 'Show on a map'],
    ['mr', 'मंगळवार, १५.१२.२०२६, सकाळी १०:०० – सायंकाळी ४:००', '४० वर्षांवरील सर्व', 'प्रभाग १२', 'नकाशावर पाहा'],
  ] as const)('in %s says when and where it is, for whom, and how to ask', async (language, ...words) => {
    const { page, view } = await opened('/events/1', language)
    for (const word of words) expect(plain(page.text)).toContain(word)
    expect(page.links).toContain(`/feeds/events/1.${language}.ics`)
    expect(page.links).toContain('tel:02515550101')
    expect(page.links.some((link) => link.includes('openstreetmap.org'))).toBe(true)
    expect(view.title).toBe(language === 'en' ? 'Eye check-up camp' : 'नेत्र तपासणी शिबिर')
  })

  test.each([
    [
      'en',
      2,
      'Every Wednesday, 9:30 AM – 1:00 PM, until 31.03.2027',
      'Wednesday, 16.12.2026, 9:30 AM – 1:00 PM',
    ],
    ['mr', 2, 'दर बुधवारी, सकाळी ९:३० – दुपारी १:००, शेवटचा दिनांक ३१.०३.२०२७', 'बुधवार, १६.१२.२०२६'],
    [
      'en',
      3,
      'Every second Saturday of the month, 11:00 AM, until 08.05.2027',
      'Saturday, 09.01.2027, 11:00 AM',
    ],
    ['mr', 3, 'दर महिन्याच्या दुसऱ्या शनिवारी, सकाळी ११:००, शेवटचा दिनांक ०८.०५.२०२७', 'शनिवार, ०९.०१.२०२७'],
    ['en', 4, 'Saturday, 23.01.2027 – Tuesday, 26.01.2027', 'For the whole town'],
  ] as const)('in %s, event %s: its rule in words, and its next time', async (language, id, rule, next) => {
    const text = plain((await opened(`/events/${id}`, language)).page.text)
    expect(text).toContain(rule)
    expect(text).toContain(next)
  })

  test.each([
    ['en', 5, 'Cancelled The officer is on election duty.'],
    ['mr', 5, 'रद्द अधिकारी निवडणूक कामावर आहेत.'],
    ['en', 3, 'Moved From the council hall, which is being painted.'],
  ] as const)(
    'in %s, event %s: what has changed stands first, with the reason',
    async (language, id, words) => {
      const { page } = await opened(`/events/${id}`, language)
      expect(plain(page.text)).toMatch(new RegExp(`^\\s*\\S.*?${words}`, 's'))
    },
  )

  test.each(['en', 'mr'] as const)('in %s has no label without a value', async (language) => {
    for (const id of [1, 2, 3, 4, 5, 6])
      for (const value of (await opened(`/events/${id}`, language)).page.elements('dd'))
        expect([id, value.textContent]).not.toEqual([id, ''])
  })

  test('one that is over or cancelled is not offered for a calendar', async () => {
    expect((await opened('/events/6')).page.text).toContain('This event is over.')
    for (const id of [5, 6])
      expect((await opened(`/events/${id}`)).page.links).not.toContain(`/feeds/events/${id}.en.ics`)
  })

  test('is told to search engines as an event, with its state', async () => {
    const dataOf = async (id: number) => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await opened(`/events/${id}`)).html) ??
        []
      return JSON.parse(json)
    }
    expect(await dataOf(1)).toMatchObject({
      '@type': 'Event',
      name: 'Eye check-up camp',
      startDate: '2026-12-15T10:00:00+05:30',
      endDate: '2026-12-15T16:00:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Community hall, Lake Road', geo: { latitude: 19.2437, longitude: 73.316 } },
      url: 'https://council.example/events/1',
    })
    expect(await dataOf(4)).toMatchObject({ startDate: '2027-01-23', endDate: '2027-01-26' })
    expect((await dataOf(5)).eventStatus).toBe('https://schema.org/EventCancelled')
  })

  test.each(['en', 'mr'] as const)(
    'in %s a text with headings, lists and tables has them',
    async (language) => {
      const rows = exampleRows('events', language, 'with-a-body')
      const { page } = await opened('/events/1', language, { events: { ok: true, value: rows } })
      expect(page.headings(3)).toEqual([language === 'en' ? 'Where' : 'कोठे'])
      expect(page.elements('table').length).toBe(1)
    },
  )

  test('that no list has is not there', async () => {
    expect(await open('/events/99')).toBeUndefined()
  })
})
