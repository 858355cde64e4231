import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { definePage, isAnotherPage } from './page.ts'
import { type Api, apiContext, siteContext } from './source.ts'

const page = definePage('roads', {
  roads: { list: 'roads', onFailure: 'Error fetching road data' },
  wards: 'wards',
})

/** A council that says the same in every list of a page. */
const sourceOf = (rows: unknown[]): Api => {
  const list = async (name: string) => ({ ok: true, value: /texts|settings/.test(name) ? [] : rows })
  return { list } as unknown as Api
}

test('the server waits for every list, and one that fails leaves the others whole', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const asked: string[] = []
  const list = async (name: string, language: string) => {
    asked.push(`${name} ${language}`)
    if (name === 'roads') return { ok: false, error: 'unavailable' }
    if (name !== 'wards') return { ok: true, value: [] }
    return { ok: true, value: [{ id: 1, language_code: 'mr', ward_no: '1', ward_name: 'स्टेशन' }] }
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { list } as unknown as Api)
  const request = new Request('http://localhost/mr/roads')
  const lists = await page.loader({ request, context, params: {}, url: new URL(request.url), pattern: '' })
  expect(lists).toEqual({
    roads: { ok: false, error: 'unavailable' },
    wards: { ok: true, value: [{ id: 1, language: 'mr', number: '1', name: 'स्टेशन' }] },
    pictureTexts: { texts: { ok: true, value: [] } },
  })
  expect(asked).toEqual(['roads mr', 'wards mr', 'texts mr', 'settings mr'])
  expect(logged.mock.calls.flat().join()).toContain('Error fetching road data')
})

test('the language of an address without prefix is the configured one', async () => {
  const list = vi.fn(async () => ({ ok: true, value: [] }))
  const context = new RouterContextProvider()
  context.set(apiContext, { list } as unknown as Api)
  context.set(siteContext, { origin: 'http://localhost', defaultLanguage: 'mr' })
  const request = new Request('http://localhost/roads')
  await page.loader({ request, context, params: {}, url: new URL(request.url), pattern: '' })
  expect(list).toHaveBeenCalledWith('roads', 'mr')
})

test.each([
  ['/roads', '/ward', true],
  ['/roads', '/mr/roads', true],
  ['/roads', '/roads', true],
  ['/presidents', '/presidents?page=2', false],
  ['/presidents?page=2', '/presidents', false],
])('from %s to %s the lists are asked for again: %s', (from, to, again) => {
  const url = (path: string) => new URL(path, 'http://localhost')
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }
  expect(isAnotherPage({ currentUrl: url(from), nextUrl: url(to), ...rest })).toBe(again)
})

test('the document carries no more rows of a list than the page shows, its first or its last', async () => {
  const rows = [1, 2, 3, 4, 5].map((id) => ({ id, language_code: 'en', description: `${id}` }))
  const context = new RouterContextProvider()
  context.set(apiContext, sourceOf(rows))
  const request = new Request('http://localhost/')
  const home = definePage('home', {
    projects: { list: 'projects', shown: 2 },
    news: { list: 'news', shown: -2 },
    functions: 'functions',
  })
  const lists = await home.loader({ request, context, params: {}, url: new URL(request.url), pattern: '' })
  const idsOf = async (listed: (typeof lists)['projects' | 'news' | 'functions']) => {
    const outcome = await listed
    return outcome.ok ? outcome.value.map(({ id }) => id) : []
  }
  expect(await idsOf(lists.projects)).toEqual([1, 2])
  expect(await idsOf(lists.news)).toEqual([4, 5])
  expect(await idsOf(lists.functions)).toEqual([1, 2, 3, 4, 5])
})

test.each([
  ['', [5, 6], [1, 2]],
  ['?page=2', [3, 4], [3, 4]],
  ['?page=3', [1, 2], [5, 6]],
  ['?page=99', [1, 2], [5, 6]],
])(
  'of a list that is shown page after page the document at "%s" carries that page',
  async (query, last, first) => {
    const rows = [1, 2, 3, 4, 5, 6].map((id) => ({ id, language_code: 'en', description: `${id}` }))
    const context = new RouterContextProvider()
    context.set(apiContext, sourceOf(rows))
    const request = new Request(`http://localhost/news${query}`)
    const { loader } = definePage('news', {
      news: { list: 'news', perPage: -2 },
      projects: { list: 'projects', perPage: 2 },
    })
    const lists = await loader({ request, context, params: {}, url: new URL(request.url), pattern: '' })
    const [news, projects] = [await lists.news, await lists.projects]
    expect(news.ok && news.value.map(({ id }) => id)).toEqual(last)
    expect(projects.ok && projects.value.map(({ id }) => id)).toEqual(first)
    expect(news).toMatchObject({ numbers: { page: Math.min(Number(query.slice(6) || 1), 3), pages: 3 } })
  },
)

test('whoever turns the pages of a list asks for all of it once', async () => {
  const { clientLoader, shouldRevalidate } = definePage('news', { news: { list: 'news', perPage: 2 } })
  const url = (path: string) => new URL(path, 'http://localhost')
  const rest = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true }
  const turn = { currentUrl: url('/news'), nextUrl: url('/news?page=2'), ...rest }
  expect(shouldRevalidate(turn)).toBe(true)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const request = new Request(turn.nextUrl)
  await clientLoader({ request } as Parameters<typeof clientLoader>[0]).catch(() => undefined)
  expect(shouldRevalidate(turn)).toBe(false)
})
