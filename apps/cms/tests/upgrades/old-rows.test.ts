import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'
import { oldCouncil } from './old-database.ts'

// What users ask of rows that 0.1.0 wrote, after each upgrade since.
let council: TestCouncil
let api: Ask
beforeAll(async () => {
  council = await openCouncil({}, oldCouncil)
  api = await apiOf(council.payload)
}, 120_000)
afterAll(() => council.close())

const october = new Date('2026-10-01T06:00:00.000Z')

describe('a message of before', () => {
  test('has the kind of a message', async () => {
    const { docs } = await council.payload.find({ collection: 'feedback', pagination: false })
    expect(new Set(docs.map(({ kind }) => kind))).toEqual(new Set(['message']))
  })

  test('is overdue when its day has passed, in the inbox, in Today and in the report', async () => {
    const { overdueAt } = await import('../../src/features/feedback/inbox/filters.ts')
    const { countByMonth } = await import('../../src/features/feedback/report/numbers.ts')
    const { receivedFeedback } = await import('../../src/platform/database/received-feedback.ts')
    const { docs } = await council.payload.find({
      collection: 'feedback',
      where: overdueAt(october),
      sort: 'dueOn',
    })
    expect(docs.map(({ reference }) => reference)).toEqual(['F-0100-0000', 'F-0100-0001'])
    const months = countByMonth(await receivedFeedback(council.payload), october)
    expect(months.find(({ month }) => month === '2026-09')).toMatchObject({
      received: 4,
      overdue: 2,
      answered: 1,
      closed: 1,
      medianDays: 4,
    })
  })

  test('says when it is erased, where the data of its sender are given out', async () => {
    const { recordOf } = await import('../../src/features/feedback/person/messages.ts')
    const { docs } = await council.payload.find({
      collection: 'feedback',
      where: { reference: { equals: 'F-0100-0000' } },
    })
    const [message] = docs
    if (!message) throw new Error('The message is lost')
    const record = await recordOf({ payload: council.payload } as never, message, 'en')
    expect(record).toMatchObject({ name: 'आशा काळे', eraseOn: '2027-09-01T06:00:00.000Z' })
  })
})

test('a tender of before stands in its list, in both languages', async () => {
  for (const [language, words] of [
    ['en', 'Road work of 2026'],
    ['mr', 'रस्त्याचे काम २०२६'],
  ]) {
    const response = await api(`/tenders?lang=${language}`)
    expect(response.status).toBe(200)
    expect(JSON.stringify(await response.json())).toContain(words)
  }
})

test('drafts stay drafts, and what is public stays public', async () => {
  const wards = async (draft: boolean) => {
    const { docs } = await council.payload.find({ collection: 'wards', draft, pagination: false, sort: 'id' })
    return docs.map(({ name }) => (name as { en: string }).en)
  }
  expect((await wards(false)).filter((name) => name.endsWith(', draft'))).toEqual([])
  expect((await wards(true)).filter((name) => name.endsWith(', draft'))).toEqual(
    [3, 6, 9, 12].map((number) => `Hall ${number}, draft`),
  )
})

test('an account of before logs in with its password', async () => {
  const data = { email: 'clerk@sahyanagar.example', password: 'a-long-enough-password' }
  expect((await council.payload.login({ collection: 'users', data })).user).toMatchObject({ role: 'clerk' })
})
