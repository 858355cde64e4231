import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseOldFeedback } from '../src/feedback/erase-old-feedback.ts'
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

  test('is erased once when several servers do it at the same time', async () => {
    for (let number = 1; number <= 20; number++) await receive(`F-OLD-${number}`, '2024-01-01T00:00:00.000Z')
    await Promise.all([1, 2, 3].map(() => eraseOldFeedback(council.payload, now)))
    expect(await left()).toEqual([])
  })
})
