import { callExamples } from '@nagardwar/contract/examples'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { App } from '../pages/render.ts'
import { appInTest } from './app-in-test.ts'
import { type FakeApi, startFakeApi } from './fake-api.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const { normal: open, 'not-opened-yet': planned, 'closed-again': closedAgain } = callExamples.opening
/** What a desk says of its website. */
export const openings = { open, planned, closedAgain, notYet: { ...planned, opensAt: null } }
export const patience = { timeout: 10_000, interval: 20 }

/** A site for each test of the file, before an API that says whether the website is open. */
export function siteOfOpening() {
  let app: App
  const its = {} as { api: FakeApi; site: TestSite; stopAsking: () => void }
  const say = (opening: object) => its.api.answers.set('/opening', () => Response.json(opening))

  async function start(opening: object | undefined, env: Record<string, string> = {}, data?: string) {
    if (opening) say(opening)
    its.site = await startTestSite({
      apiRoot: its.api.root,
      env,
      app,
      onlyAt: '/closed',
      ...(data ? { data } : {}),
    })
    const { opening: known } = its.site.site
    its.stopAsking = known.start()
    const state = (opening as { state?: string } | undefined)?.state
    // A connection that the last test left may break off first.
    if (state) await vi.waitFor(() => expect(known.isClosed()).toBe(state === 'closed'), patience)
    await known.settled()
  }

  async function expectClosed(target: string, headers: Record<string, string> = {}) {
    const answer = await its.site.get(target, headers)
    expect([target, answer.status]).toEqual([target, 503])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-robots-tag']).toContain('noindex')
    return answer
  }

  beforeAll(async () => {
    its.api = await startFakeApi()
    app = await appInTest('closed')
  })
  afterAll(() => its.api.stop())
  beforeEach(() => its.api.answers.clear())
  afterEach(async () => {
    vi.useRealTimers()
    its.stopAsking()
    await its.site.stop({ forget: true })
  })
  return Object.assign(its, { say, start, expectClosed })
}
