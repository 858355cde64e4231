import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchList } from './browser-source.ts'
import { isIncomplete } from './incomplete.ts'
import { type Fetch, getList } from './list.ts'
import { listInBrowser } from './list-in-browser.ts'
import { askStartLists } from './start-lists.ts'

const logged = vi.spyOn(console, 'error')
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async (_address: string) => Response.json(body, { status, headers }))

beforeEach(() => {
  logged.mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  logged.mockClear()
})

describe('a list in the browser', () => {
  test('is asked for at the documented address, in the language of the page', async () => {
    const fetch = answer(200, [{ id: 1, language_code: 'mr', description: 'रस्ते', length: '5' }])
    vi.stubGlobal('fetch', fetch)
    const roads = await getList(fetchList, 'roads', 'mr')
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/roads?lang=mr')
    expect(roads).toEqual({ ok: true, value: [{ id: 1, language: 'mr', description: 'रस्ते', length: '5' }] })
  })

  test('says when it is an old copy', async () => {
    vi.stubGlobal('fetch', answer(200, [], { 'x-as-of': '2026-11-20T10:00:00.000Z' }))
    expect(await fetchList('roads', 'en')).toEqual({ ok: true, value: [], asOf: '2026-11-20T10:00:00.000Z' })
  })

  test('quotes the council’s server where it fails, but not the site’s own sentence', async () => {
    vi.stubGlobal('fetch', answer(503, { message: 'Server under repair' }))
    expect(await fetchList('roads', 'en')).toMatchObject({ message: 'Server under repair' })
    vi.stubGlobal('fetch', answer(503, { message: 'Not available.' }, { 'x-message-of': 'site' }))
    expect(await fetchList('roads', 'en')).toEqual({ ok: false, error: 'unavailable' })
  })

  test('of publications is taken out of its wrapper', async () => {
    const row = { id: 1, language_code: 'en', pdf_path: '/uploads/a.pdf', file_path: '/uploads/a.jpg' }
    vi.stubGlobal('fetch', answer(200, { data: [row] }))
    // An older server says no name.
    expect(await fetchList('publications', 'en')).toEqual({ ok: true, value: [{ ...row, name: '' }] })
  })

  test('with empty fields and rows that are none is read as the server reads it', async () => {
    const whole = { id: 1, language_code: 'en', schoolName: 'School 1', address: null, medium: 7 }
    const nameless = { ...whole, id: 2, schoolName: null }
    vi.stubGlobal('fetch', answer(200, [null, whole, nameless, 'x']))
    expect(await fetchList('schools', 'en')).toEqual({
      ok: true,
      value: [
        { ...whole, address: '', medium: '7', ward_no: '', position: '', opening_hours: '', hours_note: '' },
      ],
    })
  })

  test.each([
    [
      'away',
      answer(502, { message: 'The server is away' }),
      { error: 'unavailable', message: 'The server is away' },
    ],
    ['unknown', answer(404, {}), { error: 'notFound' }],
    ['HTML', vi.fn(async () => new Response('<h1>Sorry</h1>')), { error: 'invalid' }],
    ['without network', vi.fn(() => Promise.reject(new TypeError('offline'))), { error: 'unavailable' }],
  ])('that is %s fails alone, and is no exception', async (_, fetch, failure) => {
    vi.stubGlobal('fetch', fetch)
    expect(await fetchList('roads', 'en')).toEqual({ ok: false, ...failure })
  })

  test('of departments is fetched once for all pages, and again for another language or after a failure', async () => {
    const fetch = answer(200, [])
    vi.stubGlobal('fetch', fetch)
    await Promise.all([listInBrowser('headings', 'en'), listInBrowser('headings', 'en')])
    expect(fetch).toHaveBeenCalledTimes(1)
    vi.stubGlobal('fetch', answer(503, {}))
    expect(await listInBrowser('headings', 'mr')).toMatchObject({ ok: false })
    vi.stubGlobal('fetch', fetch)
    expect(await listInBrowser('headings', 'mr')).toMatchObject({ ok: true })
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('a failure', () => {
  const away: Fetch = async () => ({ ok: false, error: 'unavailable' })

  test('is logged with the message of the specification', async () => {
    await getList(away, 'roads', 'en', 'Error fetching road data')
    expect(String(logged.mock.calls[0]?.[0])).toContain('Error fetching road data')
    expect(logged).toHaveBeenCalledTimes(1)
  })

  test('of a source that throws is a failure like any other', async () => {
    const broken: Fetch = () => Promise.reject(new Error('disk full'))
    expect(await getList(broken, 'roads', 'en')).toMatchObject({ ok: false })
    expect(logged.mock.calls.flat().join()).toContain('disk full')
  })

  test('of rows that are no rows is a failure of their list alone', async () => {
    const rubbish = (async () => ({ ok: true, value: [null, 7] })) as unknown as Fetch
    expect(await getList(rubbish, 'roads', 'en')).toMatchObject({ ok: false, error: 'invalid' })
  })

  test('of the menu is logged as "Error fetching menu data"', async () => {
    await askStartLists(away, 'en').menu
    expect(logged.mock.calls.flat().join()).toContain('Error fetching menu data')
  })
})

test('a server without settings and wording of its own is not at fault', async () => {
  const older: Fetch = async () => ({ ok: false, error: 'notFound' })
  const lists = askStartLists(older, 'en')
  expect(await lists.settings).toEqual({ ok: true, value: [] })
  expect(await lists.wording).toEqual({ ok: true, value: [] })
  expect(await lists.menu).toMatchObject({ ok: false })
})

test.each([
  [{ root: { menu: { ok: true, value: [] }, origin: 'x' }, page: { roads: { ok: true, value: [] } } }, false],
  [{ root: {}, page: { roads: { ok: false, error: 'unavailable' } } }, true],
  [{ root: {}, page: { roads: { ok: true, value: [], asOf: '2026-11-20' } } }, true],
  [{ root: {}, page: { work: { ok: true, value: [], isPartial: true } } }, true],
  [{ root: {}, page: { arrived: { headings: { ok: false, error: 'unavailable' } } } }, true],
  [{ root: undefined, page: null }, false],
])('a page of %o is incomplete: %s', (loaderData, incomplete) => {
  expect(isIncomplete(loaderData)).toBe(incomplete)
})
