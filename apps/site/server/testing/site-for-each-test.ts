import { afterEach, beforeEach, vi } from 'vitest'
import { type FakeApi, startFakeApi } from './fake-api.ts'
import { startTestSite, type TestSite } from './test-site.ts'

/** A new site before a new API for each test of the file. A test that stops its site may put another one in its place. */
export function siteForEachTest(): { api: FakeApi; site: TestSite } {
  const its = {} as { api: FakeApi; site: TestSite }
  beforeEach(async () => {
    // Noon in India: an hour later is the same day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+05:30') })
    its.api = await startFakeApi()
    its.site = await startTestSite({ apiRoot: its.api.root })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await its.site.stop()
    await its.api.stop()
  })
  return its
}
