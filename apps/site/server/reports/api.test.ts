import { expect, test } from 'vitest'
import { json, secret, siteThatTakesReports } from '../testing/site-that-takes-reports.ts'

const { its, startAgain } = siteThatTakesReports()

test('a report as JSON has its receipt with the day', async () => {
  const answer = await its.site.post('/api/report', JSON.stringify({ kind: 1, place: 'x' }), json)
  expect(JSON.parse(answer.text)).toMatchObject({ contactId: 'F-7KQ2-M9XD', secret, dueOn: '2026-12-04' })
})

test('a flood of reports by one client costs that client', async () => {
  await startAgain({ FEEDBACK_PER_MINUTE: '2', TRUSTED_HOPS: '1' })
  const as = (client: string) =>
    its.site.post('/api/report', '{"kind":1,"place":"x"}', {
      'content-type': 'application/json',
      'x-forwarded-for': client,
    })
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push((await as('203.0.113.1')).status)
  expect(statuses).toEqual([201, 201, 429, 429])
  expect((await as('203.0.113.2')).status).toBe(201)
})
