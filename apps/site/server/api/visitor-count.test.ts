import { callPaths } from '@nagardwar/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const { visitorCount, incrementVisitorCount } = callPaths
let api: FakeApi
let sites: [TestSite, TestSite]
let visits: number

beforeEach(async () => {
  visits = 100
  api = await startFakeApi()
  api.answers.set(visitorCount, () => Response.json({ count: visits }))
  api.answers.set(incrementVisitorCount, () => Response.json({ count: ++visits }))
  sites = [await startTestSite({ apiRoot: api.root }), await startTestSite({ apiRoot: api.root })]
})
afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await api.stop()
})

const questions = () => api.asked.filter(({ path }) => path === `/api${visitorCount}`).length
const read = async (site: TestSite) => JSON.parse((await site.get(`/api${visitorCount}`)).text)
const count = async (site: TestSite) =>
  expect((await site.post(`/api${incrementVisitorCount}`, '')).status).toBe(200)

describe('a reader who was just counted is never told an older number', () => {
  test.each([
    ['the same site', 0],
    ['another site of the council', 1],
  ])('by %s, and whatever comes from memory meanwhile', async (_which, place) => {
    const [first] = sites
    const asked = sites[place] ?? first
    for (let visit = 1; visit <= 5; visit++) {
      await Promise.all([read(asked), asked.get('/roads'), asked.get('/api/roads?lang=en')])
      await count(first)
      expect(await read(asked)).toEqual({ count: 100 + visit })
    }
  })

  test('with the answer to a question that was under way before', async () => {
    const [first, other] = sites
    const old = holdBack()
    const before = read(other)
    await old.isAsked
    api.answers.set(visitorCount, () => Response.json({ count: visits }))
    await count(first)
    const after = read(other)
    old.release()
    expect(await before).toEqual({ count: 100 })
    expect(await after).toEqual({ count: 101 })
  })

  test('because the server cannot be asked again', async () => {
    const [site] = sites
    await read(site)
    await count(site)
    await api.become('500')
    const { status, text } = await site.get(`/api${visitorCount}`)
    expect([status, JSON.parse(text).message]).toEqual([503, 'Failed to load visitor count.'])
    await api.become('well')
    expect(await read(site)).toEqual({ count: 101 })
  })

  test('by a cache between: nobody may keep the answer', async () => {
    expect((await sites[0].get(`/api${visitorCount}`)).headers['cache-control']).toBe('no-store')
  })
})

/** The next answer has the number of now, and comes late. */
function holdBack() {
  let release = (): void => undefined
  let asked = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const isAsked = new Promise<void>((resolve) => (asked = resolve))
  api.answers.set(visitorCount, async () => {
    const answer = Response.json({ count: visits })
    asked()
    await isReleased
    return answer
  })
  return { release: () => release(), isAsked }
}

test('many readers are ten questions a second at most', async () => {
  const [site] = sites
  const began = performance.now()
  await Promise.all(Array.from({ length: 30 }, () => read(site)))
  for (let turn = 0; turn < 5; turn++) await read(site)
  const taken = performance.now() - began
  expect(taken).toBeGreaterThan(400)
  expect(questions()).toBeLessThanOrEqual(2 + taken / 100)
})

test('a visit is passed on', async () => {
  await count(sites[0])
  expect(api.asked.at(-1)).toMatchObject({ method: 'POST', path: `/api${incrementVisitorCount}` })
})
