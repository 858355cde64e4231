import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OwnApp, ownApp } from '../support/own-council.ts'
import { newDevice, startPushService } from '../support/push-service.ts'
import { emailOf, password, tokenIn } from '../support/staff.ts'

const many = 120
let data: string
let desks: [OwnApp, OwnApp]
let site: OwnApp
let service: Awaited<ReturnType<typeof startPushService>>
let token: string

const json = { 'content-type': 'application/json' }
const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(address, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })

beforeAll(async () => {
  service = await startPushService()
  data = mkdtempSync(path.join(tmpdir(), 'nagardwar-push-'))
  const env = { PUSH_TEST_SERVICE: service.origin, FEEDBACK_PER_MINUTE: '0', SEED: 'small' }
  desks = [await ownApp('cms', { data, env }), await ownApp('cms', { data, env })]
  await desks[0].start()
  await desks[1].start()
  site = await ownApp('site', {
    data,
    env: { API_ROOT: `${desks[0].url}/api`, FEEDBACK_PER_MINUTE: '0' },
  })
  await site.start()
  const account = { email: emailOf('admin'), password }
  const users = `${desks[0].url}/cms-api/users`
  await post(`${users}/first-register`, { ...account, name: 'admin', role: 'admin' })
  token = tokenIn(await post(`${users}/login`, account))
}, 600_000)

afterAll(async () => {
  await Promise.all([site?.stop(), ...(desks ?? []).map((desk) => desk.stop())])
  await service?.stop()
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}, 60_000)

async function putUp(text: string, kind = 'danger'): Promise<void> {
  const end = new Date(Date.now() + 60 * 60_000).toISOString()
  const alert = { text: { en: text, mr: `${text} (मराठी)` }, kind, end, _status: 'published' }
  const answer = await post(`${desks[1].url}/cms-api/alerts`, alert, { authorization: `JWT ${token}` })
  expect(answer.status).toBe(201)
}

const ask = (number: number, device: ReturnType<typeof newDevice>, headers: Record<string, string>) =>
  post(
    `${site.url}/api/push-subscription`,
    { endpoint: `${service.origin}/device/${number}`, ...device.keys, language: 'en', wards: [] },
    headers,
  )

test('the site passes a device on for its own pages, and says under which key', async () => {
  const key = await (await fetch(`${site.url}/api/push-key`)).json()
  expect(key).toEqual({ key: expect.stringMatching(/^[A-Za-z0-9_-]{87}$/) })
  expect((await ask(0, newDevice(), { origin: 'https://evil.example' })).status).toBe(403)
})

test('two desks tell each device once', { timeout: 300_000 }, async () => {
  const devices = Array.from({ length: many }, () => newDevice())
  for (const [number, device] of devices.entries())
    expect((await ask(number, device, { origin: site.url.replace('127.0.0.1', 'localhost') })).status).toBe(
      200,
    )
  await putUp('The lake is rising')
  await vi.waitFor(() => expect(service.taken.length).toBeGreaterThanOrEqual(many), {
    timeout: 60_000,
    interval: 100,
  })
  // Both desks look again meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 8000))
  for (const [number, device] of devices.entries()) {
    const messages = service.of(`/device/${number}`).map(({ body }) => JSON.parse(device.read(body)))
    expect(messages).toMatchObject([{ body: 'The lake is rising', path: '/alerts', language: 'en' }])
  }
})
