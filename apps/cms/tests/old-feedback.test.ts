import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eraseOldFeedback } from '../src/features/feedback/erase-old-feedback.ts'
import { eraseIfClockIsRight } from '../src/features/feedback/keep-erasing-old-feedback.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())
beforeEach(() => council.payload.delete({ collection: 'feedback', where: { id: { exists: true } } }))

const now = new Date('2026-11-21T06:00:00.000Z')

const receive = (reference: string, receivedAt: string) =>
  council.payload.create({
    collection: 'feedback',
    data: {
      name: 'कविता साळुंखे',
      mobile: '0251-555-0140',
      subject: 'Street lamp',
      email: 'kavita@sahyanagar.example',
      feedback: 'The lamp is dark.',
      status: 'new',
      reference,
      receivedAt,
    },
  })
const left = async () => {
  const { docs } = await council.payload.find({ collection: 'feedback', sort: 'reference' })
  return docs.map(({ reference }) => reference)
}

describe('feedback older than a year', () => {
  test('is erased, and nothing younger', async () => {
    await receive('F-A-YEAR-AND-A-SECOND', '2025-11-21T05:59:59.000Z')
    await receive('F-A-YEAR-LESS-A-SECOND', '2025-11-21T06:00:01.000Z')
    await receive('F-TODAY', now.toISOString())
    await eraseOldFeedback(council.payload, now)
    expect(await left()).toEqual(['F-A-YEAR-LESS-A-SECOND', 'F-TODAY'])
  })

  test('is erased with the notes to staff that name its senders', async () => {
    await council.payload.create({
      collection: 'notifications',
      data: { heading: 'Feedback Submitted', description: 'by कविता', role: 'Admin', readed: false },
    })
    const count = async () => (await council.payload.count({ collection: 'notifications' })).totalDocs
    await eraseOldFeedback(council.payload)
    expect(await count()).toBe(1)
    const inTwoYears = new Date(Date.now() + 2 * 365 * 86_400_000)
    await eraseOldFeedback(council.payload, inTwoYears)
    expect(await count()).toBe(0)
  })

  test('stays when the clock jumps ahead, which is said, until the date is confirmed', async () => {
    const said: string[] = []
    const { logger } = council.payload
    council.payload.logger = Object.assign(Object.create(logger), {
      error: (words: string) => said.push(words),
      info: (words: string) => said.push(words),
    })
    const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000)
    await receive('F-YOUNG', new Date().toISOString())
    await eraseIfClockIsRight(council.payload)
    await eraseIfClockIsRight(council.payload, { now: daysLater(400) })
    await eraseIfClockIsRight(council.payload, { now: daysLater(400), confirmed: daysLater(30) })
    expect(await left()).toEqual(['F-YOUNG'])
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/No old feedback was erased: the clock says .+, 400 days after/)
    await eraseIfClockIsRight(council.payload, { now: daysLater(400), confirmed: daysLater(400) })
    expect(await left()).toEqual([])
    expect(said[2]).toMatch(/Erased what has been kept long enough: 1 of the residents’ messages, 0 notes/)
    council.payload.logger = logger
  })

  test('is erased day by day while the desk runs, and after a week of rest', async () => {
    const base = Date.now() + 400 * 86_400_000
    await receive('F-OLD', new Date(base - 365 * 86_400_000 + 3 * 86_400_000).toISOString())
    for (const days of [1, 2, 9])
      await eraseIfClockIsRight(council.payload, { now: new Date(base + days * 86_400_000) })
    expect(await left()).toEqual([])
  })

  test('is erased once when several servers do it at the same time', async () => {
    for (let number = 1; number <= 20; number++) await receive(`F-OLD-${number}`, '2024-01-01T00:00:00.000Z')
    await Promise.all([1, 2, 3].map(() => eraseOldFeedback(council.payload, now)))
    expect(await left()).toEqual([])
  })
})

test('a clock that is moved while the desk runs is said where the operator looks', async () => {
  const { readiness } = await import('../src/start/server/readiness.ts')
  const { metricsText } = await import('../src/platform/metrics/metrics.ts')
  expect(await readiness(council.payload)).toMatchObject({ status: 200, body: { clockDriftSeconds: 0 } })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 19_800_000 })
  expect(await readiness(council.payload)).toMatchObject({
    status: 200,
    body: { clockDriftSeconds: -19_800 },
  })
  expect(await metricsText(council.payload)).toMatch(/^cms_clock_drift_seconds -19800$/m)
  vi.useRealTimers()
})
