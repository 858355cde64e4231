import { listNames, lists } from '@nagardwar/contract'
import { exampleRows } from '@nagardwar/contract/examples'
import { rowsOfCsv } from '@nagardwar/exchange/sheet/csv'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PublicList } from '../../app/open-data/public-list.ts'
import { documentOf } from '../../app/testing/document-of.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { atom } from './atom.ts'
import { calendar } from './calendar.ts'
import { listAsCsv } from './csv.ts'
import { feed } from './feeds.ts'
import { holidaysCalendar } from './holidays.ts'
import { createPublicLists } from './public-lists.ts'

const config = { origin: 'http://council.example', defaultLanguage: 'en' } as const
const names = { council: 'C', titleOf: (name: string) => name }

describe('a list as CSV', () => {
  test('has a column for each field of the contract, and a line for each row', () => {
    const rows = exampleRows('roads', 'mr')
    const [head, ...lines] = rowsOfCsv(listAsCsv('roads', rows))
    expect(head).toEqual(Object.keys(lists.roads.schema.shape))
    expect(head).toEqual(expect.arrayContaining(['id', 'language_code', 'length', 'last_changed']))
    expect(lines).toHaveLength(rows.length)
    expect(lines[0]?.[2]).toBe(rows[0]?.description)
  })

  test('keeps commas, quotes and lines, and has rows inside a row as JSON', () => {
    const menu = exampleRows('mainMenu', 'en').find(({ subMenus }) => subMenus.length > 0)
    const [news] = exampleRows('news', 'en')
    if (!menu || !news) throw new Error('There are no examples.')
    expect(rowsOfCsv(listAsCsv('news', [{ ...news, description: 'A, "B"\nC' }]))[1]).toContain('A, "B"\nC')
    const cells = rowsOfCsv(listAsCsv('mainMenu', [menu]))[1] ?? []
    expect(cells.some((cell) => cell.startsWith('[{'))).toBe(true)
  })

  test('is no program for a spreadsheet', () => {
    const [row] = exampleRows('news', 'en')
    if (!row) throw new Error('There are no examples.')
    expect(listAsCsv('news', [{ ...row, description: '=HYPERLINK("http://x")' }])).not.toMatch(
      /,"?=HYPERLINK/,
    )
  })
})

describe('a feed', () => {
  afterEach(() => void vi.useRealTimers())
  const entry = { id: 'a', title: 'A', href: 'http://c.example/a' }
  const read = (text: string) => documentOf(text, 'application/xml')

  test('has the newest entry first, and its time', () => {
    const text = atom({
      title: 'T',
      language: 'mr',
      author: 'C',
      page: 'http://c.example/mr/news',
      self: 'http://c.example/feeds/news.mr.atom',
      entries: [
        { ...entry, updated: '2026-01-01T00:00:00+05:30' },
        { ...entry, id: 'b', title: 'B', updated: '2026-02-01T00:00:00+05:30' },
      ],
    })
    const feed = read(text)
    expect([...feed.querySelectorAll('entry > title')].map((title) => title.textContent)).toEqual(['B', 'A'])
    expect(feed.querySelector('feed > updated')?.textContent).toBe('2026-02-01T00:00:00+05:30')
    expect(feed.documentElement.getAttribute('xml:lang')).toBe('mr')
  })

  test('holds any text', () => {
    const title = `<b>"Fish" & 'chips'</b> ]]>\u0007`
    const text = atom({
      title: 'T',
      language: 'en',
      author: 'C',
      page: 'p',
      self: 's',
      entries: [{ ...entry, title, updated: '2026-01-01T00:00:00Z' }],
    })
    expect(read(text).querySelector('entry > title')?.textContent).toBe(title.replace('\u0007', ''))
  })

  test('has neither rows without a day nor what begins later', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T20:00:00+05:30') })
    const [first, second, third] = exampleRows('alerts', 'en')
    if (!first || !second || !third) throw new Error('There are no examples.')
    const later = { ...second, starts_at: '2026-07-15T00:00:00.000Z' }
    const undated = { ...third, starts_at: null, last_changed: undefined }
    const text = feed('alerts', 'en', [first, later, undated] as never, config, names)
    expect([...read(text).querySelectorAll('entry > title')].map((title) => title.textContent)).toEqual([
      first.text,
    ])
  })

  test('says when each record was published, the newest first, whenever it was stored', () => {
    const [row] = exampleRows('news', 'en')
    const days = ['2026-01-05', '2026-03-01', '2026-02-03']
    const rows = days.map((day, id) => ({
      ...row,
      id,
      published: `${day}T00:00:00.000Z`,
      last_changed: '2026-06-01',
    }))
    const entries = [...read(feed('news', 'en', rows as never, config, names)).querySelectorAll('entry')]
    const times = (name: string) =>
      entries.map((entry) => entry.querySelector(name)?.textContent?.slice(0, 10))
    expect(times('published')).toEqual(['2026-03-01', '2026-02-03', '2026-01-05'])
    expect(times('updated')).toEqual(times('published'))
  })

  test('names the document of a tender', () => {
    const [row] = exampleRows('tenders', 'en')
    if (!row) throw new Error('There are no examples.')
    const text = feed(
      'tenders',
      'mr',
      [{ ...row, pdf: 'uploads/a b.pdf', last_changed: '2026-01-02' }],
      config,
      names,
    )
    const found = read(text)
    expect(found.querySelector('entry > link[rel=enclosure]')?.getAttribute('href')).toBe(
      'http://council.example/api/uploads/a%20b.pdf',
    )
    expect(found.querySelector('entry > link[rel=alternate]')?.getAttribute('href')).toBe(
      'http://council.example/mr/press-releases',
    )
  })
})

describe('a calendar', () => {
  test('has each holiday on its day in India', () => {
    const rows = [
      { id: 4, language_code: 'en', day: '2026-08-14T19:00:00.000Z', name: 'A; B, C' },
      { id: 5, language_code: 'en', day: null, name: 'Without a day' },
    ] as const
    const text = holidaysCalendar(rows as never, 'en', config.origin, 'Holidays')
    expect(text).toContain('DTSTART;VALUE=DATE:20260815\r\n')
    expect(text).toContain('SUMMARY;LANGUAGE=en:A\\; B\\, C\r\n')
    expect(text).toContain('UID:holiday-4@council.example\r\n')
    expect(text).not.toContain('Without a day')
  })

  test('has no line of more than 75 bytes, and no letter cut in two', () => {
    const name = 'छत्रपती शिवाजी महाराज जयंतीनिमित्त सर्व कार्यालयांना सुट्टी'
    const text = calendar({
      title: name,
      language: 'mr',
      events: [{ id: 'a', day: '2027-02-19', changed: '2026-01-01', name }],
    })
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY;LANGUAGE=mr:${name}`)
  })
})

describe('the descriptions of the lists', () => {
  test('explain every field, count the rows, and say when one changed last', () => {
    const roads = exampleRows('roads', 'en').map((row, index) => ({
      ...row,
      last_changed: `2026-03-0${index + 1}`,
    }))
    const lists = createPublicLists(
      (name) => ({ ok: true, value: name === 'roads' ? roads : [] }) as never,
      'en',
    )()
    expect(lists.map(({ name }) => name)).toEqual(listNames)
    for (const { name, fields } of lists)
      for (const field of fields) expect(field.meaning, `${name}.${field.name}`).not.toBe('')
    expect(lists.find(({ name }) => name === 'schools')?.fields).toMatchObject([
      { name: 'id', label: { en: 'Number of the record' } },
      { name: 'language_code', label: { mr: 'भाषा' } },
      { name: 'schoolName', label: { en: 'Name', mr: 'नाव' } },
      { name: 'address' },
      { name: 'medium', label: { en: 'Medium', mr: 'माध्यम' } },
      { name: 'ward_no', label: { en: 'Wards', mr: 'प्रभाग' } },
      { name: 'position' },
      { name: 'opening_hours', label: { en: 'Opening hours' } },
      { name: 'hours_note' },
      { name: 'last_changed', label: { en: 'Last changed', mr: 'शेवटचा बदल' } },
    ])
    expect(lists.find(({ name }) => name === 'roads')).toMatchObject({
      rows: roads.length,
      changed: roads.at(-1)?.last_changed,
      path: '/roads',
      parameter: 'lang',
    })
  })

  test('are the same until a list changes', () => {
    let roads = { ok: true, value: exampleRows('roads', 'en') }
    const other = { ok: true, value: [] }
    const lists = createPublicLists((name) => (name === 'roads' ? roads : other) as never, 'en')
    const before = lists()
    expect(lists()).toBe(before)
    roads = { ok: true, value: roads.value.slice(1) }
    expect(lists()).not.toBe(before)
  })
})

test('a list that the council’s server does not have is not offered; one that is not known yet is', () => {
  const away: Record<string, string> = { alerts: 'notFound', roads: 'unavailable' }
  const known = (name: string) => (away[name] ? { ok: false, error: away[name] } : { ok: true, value: [] })
  const names = createPublicLists(known as never, 'en')().map(({ name }) => name)
  expect(names).toEqual(listNames.filter((name) => name !== 'alerts'))
})

describe('over HTTP', () => {
  let api: FakeApi
  let site: TestSite
  beforeAll(async () => {
    api = await startFakeApi()
    site = await startTestSite({ apiRoot: api.root })
  })
  afterAll(async () => {
    await site.stop()
    await api.stop()
  })

  test.each([
    ['/open-data/roads.mr.csv', 'text/csv; charset=utf-8'],
    ['/open-data/school-images.csv', 'text/csv; charset=utf-8'],
    ['/open-data/lists.json', 'application/json; charset=utf-8'],
    ['/feeds/news.en.atom', 'application/atom+xml; charset=utf-8'],
    ['/feeds/holidays.mr.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/meetings/3.mr.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/events.mr.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/events/camp.en.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/events/1.mr.ics', 'text/calendar; charset=utf-8'],
    ['/api/openapi.json', 'application/json'],
  ])('%s may be read from any origin', async (path, type) => {
    const { status, headers } = await site.get(path, { origin: 'https://elsewhere.example' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe(type)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    const again = await site.get(path, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })

  test('a list that cannot be had is no empty file', async () => {
    api.answers.set('/hospitals', () => new Response('', { status: 500 }))
    api.answers.set('/private-hospital', () => new Response('', { status: 500 }))
    const fresh = await startTestSite({ apiRoot: api.root })
    const { status } = await fresh.get('/open-data/private-hospital.en.csv')
    await fresh.stop()
    expect(status).toBe(503)
  })

  test('the descriptions are of the rows that the site has', async () => {
    await site.get('/api/roads?lang=en')
    const lists = JSON.parse((await site.get('/open-data/lists.json')).text) as PublicList[]
    expect(lists.find(({ name }) => name === 'roads')?.rows).toBe(exampleRows('roads', 'en').length)
  })
})
