import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readerOf } from '../../apps/site/app/testing/reader-of.ts'
import { type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'
import { emailOf, password, tokenIn } from '../support/staff.ts'

/** How soon an alert is on every page. */
const soon = 5000
const pages = ['/', '/mr', '/roads', '/mr/hospital', '/no-such-page']

let own: OwnData
let desk: OwnApp
let site: OwnApp
let token: string

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${desk.url}/cms-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

beforeAll(async () => {
  own = await ownData()
  desk = await ownApp('cms', { data: own.data })
  await desk.start()
  site = await ownApp('site', { data: own.data, env: { API_ROOT: `${desk.url}/api` } })
  await site.start()
  const account = { email: emailOf('admin'), password }
  await post('/users/first-register', { ...account, name: 'admin', role: 'admin' })
  token = tokenIn(await post('/users/login', account))
  await vi.waitFor(
    async () => {
      const state = (await (await fetch(`${site.url}/readyz`)).json()) as Record<string, number>
      expect(state.known).toBe(state.lists)
    },
    { timeout: 60_000, interval: 250 },
  )
}, 600_000)

afterAll(async () => {
  await Promise.all([site?.stop(), desk?.stop()])
  own?.remove()
}, 60_000)

/** Publishes a record. It is published when the desk's API says it. */
async function publish(list: string, record: object, text: string): Promise<void> {
  const answer = await post(
    `/${list}`,
    { ...record, _status: 'published' },
    { authorization: `JWT ${token}` },
  )
  expect(answer.status).toBe(201)
  await vi.waitFor(
    async () => expect(await (await fetch(`${desk.url}/api/${list}?lang=en`)).text()).toContain(text),
    { timeout: 20_000, interval: 50 },
  )
}

/** Puts an alert up in the three fields that are enough. */
async function putUp(text: string, lasts: number): Promise<number> {
  const end = Date.now() + lasts
  const alert = {
    text: { en: text, mr: `${text} (मराठी)` },
    kind: 'danger',
    end: new Date(end).toISOString(),
  }
  await publish('alerts', alert, text)
  return end
}

const alertsOn = async (page: string): Promise<string> => {
  const answer = await fetch(site.url + page)
  return readerOf(await answer.text())
    .elements('#alerts')
    .map(({ textContent }) => textContent)
    .join()
}

const isOn = (page: string, text: string): Promise<void> =>
  vi.waitFor(async () => expect(await alertsOn(page)).toContain(text), { timeout: soon, interval: 200 })

test('an alert is on pages from memory within five seconds, read meanwhile or not', {
  timeout: 60_000,
}, async () => {
  for (const page of pages) expect(await alertsOn(page)).not.toContain('The lake is rising')
  await pause(1500)
  await putUp('The lake is rising', 600_000)
  const published = Date.now()
  await isOn('/mr/roads', 'The lake is rising (मराठी)')
  await pause(published + soon - Date.now())
  for (const page of pages) expect.soft(await alertsOn(page), page).toContain('The lake is rising')
})

test('it is gone from the first page that is asked for after its end, and stays among the earlier ones', {
  timeout: 60_000,
}, async () => {
  const end = await putUp('The bridge is closed', 20_000)
  for (const page of pages) await isOn(page, 'The bridge is closed')
  await pause(end - Date.now() + 5)
  for (const page of pages) expect.soft(await alertsOn(page), page).not.toContain('The bridge is closed')
  for (const page of pages) expect.soft(await alertsOn(page), page).toContain('The lake is rising')
  const { text } = readerOf(await (await fetch(`${site.url}/alerts`)).text())
  expect(text.split('Earlier alerts')[1]).toContain('The bridge is closed')
})

test('what does not work as usual is above the pages concerned within five seconds, and ends by the clock', {
  timeout: 60_000,
}, async () => {
  const text = 'A bridge is being repaired'
  for (const page of ['/roads', '/mr/roads']) expect(await alertsOn(page)).not.toContain(text)
  const end = Date.now() + 20_000
  await publish(
    'service-states',
    {
      service: 'roads',
      state: 'limited',
      reason: { en: text, mr: `${text} (मराठी)` },
      until: new Date(end).toISOString(),
    },
    text,
  )
  await isOn('/roads', `Roads: Limited. ${text}`)
  await isOn('/mr/roads', `रस्ते: अंशतः सुरू. ${text} (मराठी)`)
  expect(await alertsOn('/schools')).not.toContain(text)
  await pause(end - Date.now() + 5)
  for (const page of ['/roads', '/mr/roads']) expect.soft(await alertsOn(page), page).not.toContain(text)
})

test('with the desk killed, pages keep their alerts, and still end them by the clock', {
  timeout: 60_000,
}, async () => {
  const end = await putUp('No water today', 20_000)
  for (const page of pages) await isOn(page, 'No water today')
  await desk.kill()
  for (const page of pages) expect.soft(await alertsOn(page), page).toContain('No water today')
  await pause(end - Date.now() + 5)
  for (const page of pages) {
    const alerts = await alertsOn(page)
    expect.soft(alerts, page).not.toContain('No water today')
    expect.soft(alerts, page).toContain('The lake is rising')
  }
})
