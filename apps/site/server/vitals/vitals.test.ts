import { createLog } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { expect, test } from 'vitest'
import { createVitals } from './vitals.ts'

const origin = 'http://council.example'
function watch(perMinute = 0) {
  const lines: string[] = []
  const vitals = createVitals({
    paths: ['/roads'],
    origin,
    limit: createRateLimit(perMinute),
    log: createLog('info', (line) => lines.push(line)),
  })
  const send = (body: unknown, headers: Record<string, string> = { origin }) =>
    vitals.take(
      new Request(`${origin}/vitals`, { method: 'POST', headers, body: JSON.stringify(body) }),
      'client',
    )
  return { send, vitals, logged: () => lines.map((line) => JSON.parse(line).pages) }
}

test('figures are counted by page, and one line says what three quarters stayed below', async () => {
  const { send, vitals, logged } = watch()
  for (const LCP of [700, 900, 1100, 9000]) await send({ page: '/roads', vitals: { LCP } })
  await send({ page: '/roads', vitals: { CLS: 0 } })
  expect((await send({ page: '/a/secret/address?name=kavita', vitals: { LCP: 40 } })).status).toBe(204)
  vitals.stop()
  expect(logged()).toEqual([
    {
      '/roads': { LCP: { readers: 4, p75: 1200 }, CLS: { readers: 1, p75: 0 } },
      'other pages': { LCP: { readers: 1, p75: 50 } },
    },
  ])
})

test('an hour without readers says nothing', () => {
  const { vitals, logged } = watch()
  vitals.stop()
  expect(logged()).toEqual([])
})

test.each([
  ['rubbish', 'LCP=3'],
  ['a figure that is none', { page: '/roads', vitals: { LCP: 'fast' } }],
  ['a figure that nobody measures', { page: '/roads', vitals: { mood: 3 } }],
  ['a negative figure', { page: '/roads', vitals: { LCP: -1 } }],
])('%s is refused and not counted', async (_, body) => {
  const { send, vitals, logged } = watch()
  expect((await send(body)).status).toBe(400)
  vitals.stop()
  expect(logged()).toEqual([])
})

test('neither another site nor a flood is listened to', async () => {
  const { send } = watch(1)
  const report = { page: '/roads', vitals: { LCP: 700 } }
  expect((await send(report, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send(report)).status).toBe(204)
  expect((await send(report)).status).toBe(429)
})
