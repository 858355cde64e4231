import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../scripts/steps/deployment/ask.mjs'
import { freePort } from '../../scripts/steps/ports.mjs'
import { insideTls } from '../support/inside-tls.ts'
import { type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'

let council: OwnData
let desk: OwnApp
let site: OwnApp
let tls: ReturnType<typeof insideTls>

beforeAll(async () => {
  council = await ownData()
  tls = insideTls(council.data)
  const [port, deskPort] = [await freePort(), await freePort()]
  const both = {
    CMS_SECRET: 's'.repeat(40),
    ORIGIN: `https://localhost:${port}`,
    CMS_ORIGIN: `https://localhost:${deskPort}`,
    API_ROOT: `https://localhost:${deskPort}/api`,
  }
  const env = (app: 'site' | 'desk') => ({ ...both, ...tls.settings(app) })
  desk = await ownApp('cms', { data: council.data, port: deskPort, env: env('desk') })
  site = await ownApp('site', { data: council.data, port, env: env('site') })
  await tls.start(desk)
  await tls.start(site)
}, 600_000)

afterAll(async () => {
  await Promise.all([site?.stop(), desk?.stop()])
  council?.remove()
}, 60_000)

const addressOf = (app: OwnApp, place: string) => `https://localhost:${app.port}${place}`

test('residents’ pages come, with what the desk says over its own TLS', async () => {
  for (const place of ['/', '/mr', '/roads', '/mr/contact']) {
    const { status, text } = await tls.read(site, place)
    expect([place, status]).toEqual([place, 200])
    expect(text).toContain('</html>')
  }
  const ready = JSON.parse((await tls.read(site, '/readyz')).text)
  expect(ready).toMatchObject({ isReady: true, failing: 0 })
})

test('a message reaches the desk, and the desk’s pages come', async () => {
  const message = {
    name: 'Asha',
    mobile: '0251-555-0177',
    subject: 'Lamp',
    email: 'a@b.example',
    feedback: 'Dark',
  }
  const sent = await ask(addressOf(site, '/api/contact-us'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    authority: tls.authority,
    body: JSON.stringify(message),
  })
  expect(sent.status).toBe(201)
  // The first page of a desk takes its time on a busy machine; how long pages take is tested elsewhere.
  await expect.poll(async () => (await tls.read(desk, '/admin/login')).status, { timeout: 60_000 }).toBe(200)
  // The desk answers the site alone.
  expect((await tls.read(desk, '/api/roads')).status).toBe(401)
})

test.each(['site', 'desk'])(
  'the %s speaks TLS alone, and only with who knows the authority',
  async (name) => {
    const app = name === 'site' ? site : desk
    const reasonOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'taken',
        ({ code }) => code,
      )
    expect(await reasonOf(ask(`http://127.0.0.1:${app.port}/`))).toMatch(/ECONNRESET|HPE_/)
    expect(await reasonOf(ask(addressOf(app, '/')))).toMatch(/UNABLE_TO_VERIFY|SELF_SIGNED/)
  },
)
