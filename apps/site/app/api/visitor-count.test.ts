import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countVisitor, readVisitorCount } from './visitor-count.ts'

const logged = vi.spyOn(console, 'error')
const session = new Map<string, string>()
const leave = new Map<string, () => void>()
const answer = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }))

beforeEach(() => {
  logged.mockReset()
  session.clear()
  leave.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  })
  vi.stubGlobal('window', { addEventListener: (type: string, then: () => void) => leave.set(type, then) })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a visitor is counted once a session, and marked by a cookie of one day until the page is left', async () => {
  const fetch = answer(200, {})
  vi.stubGlobal('fetch', fetch)
  const jar = { cookie: '' }
  await countVisitor(() => jar)
  await countVisitor(() => jar)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(session.get('visitorCounted')).toBe('true')
  expect(jar.cookie).toContain('visitorCounted=true; path=/; max-age=86400')
  leave.get('pagehide')?.()
  expect(jar.cookie).toContain('visitorCounted=; path=/; max-age=0')
})

test('over https the mark is for this host alone', async () => {
  vi.stubGlobal('fetch', answer(200, {}))
  vi.stubGlobal('location', { protocol: 'https:' })
  const jar = { cookie: '' }
  await countVisitor(() => jar)
  expect(jar.cookie).toBe('__Host-visitorCounted=true; path=/; max-age=86400; samesite=lax; secure')
})

test('two parts of a page that count at once count one visit', async () => {
  const fetch = answer(200, {})
  vi.stubGlobal('fetch', fetch)
  await Promise.all([countVisitor(() => ({ cookie: '' })), countVisitor(() => ({ cookie: '' }))])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('who declined cookies is counted once all the same, and gets none', async () => {
  const fetch = answer(200, {})
  vi.stubGlobal('fetch', fetch)
  await countVisitor(() => undefined)
  await countVisitor(() => undefined)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(session.get('visitorCounted')).toBe('true')
  expect(leave.size).toBe(0)
})

test('a device that keeps no session is not counted with every page', async () => {
  const fetch = answer(200, {})
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  await countVisitor(() => ({ cookie: '' }))
  expect(fetch).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledTimes(1)
})

test('a count that was not stored is logged and leaves no mark, so that it is tried again', async () => {
  vi.stubGlobal('fetch', answer(503, {}))
  const jar = { cookie: '' }
  await countVisitor(() => jar)
  expect(session.size).toBe(0)
  expect(jar.cookie).toBe('')
  expect(logged).toHaveBeenCalledTimes(1)
})

test.each([
  [200, { count: 1248307 }, 1248307],
  [200, { count: '12' }, 12],
  [200, { count: 0 }, 0],
  [200, {}, undefined],
  [502, { count: 5 }, undefined],
])('the answer %s %o is %s', async (status, body, count) => {
  vi.stubGlobal('fetch', answer(status, body))
  expect(await readVisitorCount()).toBe(count)
  expect(logged).toHaveBeenCalledTimes(count === undefined ? 1 : 0)
})
