import { createLog } from '@nagardwar/http/log'
import { createRateLimit } from '@nagardwar/http/rate-limit'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createVitals } from './vitals.ts'

const origin = 'http://council.example'
function watch(perMinute = 0) {
  const lines: string[] = []
  const register = new Registry()
  const vitals = createVitals({
    paths: ['/roads'],
    origin,
    limit: createRateLimit(perMinute),
    log: createLog('info', (line) => lines.push(line)),
    register,
  })
  const send = (body: unknown, headers: Record<string, string> = { origin }) =>
    vitals.take(
      new Request(`${origin}/vitals`, { method: 'POST', headers, body: JSON.stringify(body) }),
      'client',
    )
  return { send, vitals, register, logged: () => lines.map((line) => JSON.parse(line).pages) }
}

test('figures are counted by page, and one line says what three quarters stayed below', async () => {
  const { send, vitals, logged } = watch()
  for (const LCP of [700, 900, 1100, 9000]) await send({ page: '/roads', vitals: { LCP } })
  await send({ page: '/roads', vitals: { CLS: 0 } })
  expect((await send({ page: '/a/secret/address?name=kavita', vitals: { LCP: 40 } })).status).toBe(204)
  await vitals.stop()
  expect(logged()).toEqual([
    {
      '/roads': { LCP: { readers: 4, p75: 1200 }, CLS: { readers: 1, p75: 0 } },
      'other pages': { LCP: { readers: 1, p75: 50 } },
    },
  ])
})

test('Prometheus reads them as histograms, by page of the route table', async () => {
  const { send, vitals, register } = watch()
  for (const LCP of [700, 900]) await send({ page: '/roads', vitals: { LCP, CLS: 0.02 } })
  await vitals.stop()
  const text = await register.metrics()
  expect(text).toContain('site_web_vitals_seconds_bucket{le="0.8",page="/roads",vital="LCP"} 1')
  expect(text).toContain('site_web_vitals_seconds_count{page="/roads",vital="LCP"} 2')
  expect(text).toContain('site_layout_shift_bucket{le="0.02",page="/roads",vital="CLS"} 2')
})

test('an hour without readers says nothing', async () => {
  const { vitals, logged } = watch()
  await vitals.stop()
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
  await vitals.stop()
  expect(logged()).toEqual([])
})

test('neither another site nor a flood is listened to', async () => {
  const { send } = watch(1)
  const report = { page: '/roads', vitals: { LCP: 700 } }
  expect((await send(report, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send(report)).status).toBe(204)
  expect((await send(report)).status).toBe(429)
})
