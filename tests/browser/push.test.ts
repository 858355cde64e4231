import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import push from '../../apps/site/app/i18n/catalogues/push.json' with { type: 'json' }
import { pushSubscriptionRequestSchema } from '../../packages/contract/src/push.ts'
import { withDevice } from '../support/device-stub.ts'
import { goTo, phone } from '../support/reader.ts'
import { shift } from '../support/shift.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const words = { en: textsIn(push, 'en'), mr: textsIn(push, 'mr') }
const twelve = { en: '12', mr: '१२' }
const offer = (page: Page, title: string) => page.getByRole('region', { name: title })

for (const language of languages) {
  const at = (path: string) => inLanguage(path, language)
  const said = words[language]
  const ward = (text: string) => text.replace(/\{\{wards?\}\}/, twelve[language])

  test.describe(`alerts on the reader’s device, ${language}`, () => {
    test('begin with a click, know the ward, and end with another', async ({ page }) => {
      const sent = await withDevice(page, { permission: 'default', answers: 'granted' })
      await page.setViewportSize(phone)
      await goTo(page, at('/alerts'))
      const panel = offer(page, said.title)
      await expect(panel).toContainText(said.intro)
      expect(sent).toEqual([])
      await panel.getByRole('button', { name: said.begin }).click()
      await expect(panel.getByRole('status')).toHaveText(said.on)
      expect(sent[0]?.path).toBe('/api/push-subscription')
      expect(pushSubscriptionRequestSchema.parse(sent[0]?.body)).toMatchObject({ language, wards: [] })
      await expectAccessible(page)

      await goTo(page, at('/ward/12'))
      await panel.getByRole('button', { name: ward(said.addWard) }).click()
      await expect(panel.getByRole('status')).toHaveText(ward(said.onWards))
      expect(sent[1]?.body).toMatchObject({ wards: ['12'], endpoint: sent[0]?.body.endpoint })

      await goTo(page, at('/today'))
      await expect(panel.getByRole('status')).toHaveText(ward(said.onWards))
      await panel.getByRole('button', { name: said.end }).click()
      await expect(panel.getByRole('status')).toHaveText(said.ended)
      expect(sent[2]).toEqual({ path: '/api/push-end', body: { endpoint: sent[0]?.body.endpoint } })
      await page.reload()
      await expect(panel.getByRole('button', { name: said.begin })).toBeVisible()
    })

    test('say how to allow them again where the reader has refused', async ({ page }) => {
      const sent = await withDevice(page, { permission: 'default', answers: 'denied' })
      await goTo(page, at('/ward/12'))
      const panel = offer(page, said.title)
      await panel.getByRole('button', { name: ward(said.beginWard) }).click()
      await expect(panel).toContainText(said.denied)
      await expect(panel.getByRole('button')).toHaveCount(0)
      await page.reload()
      await expect(panel).toContainText(said.denied)
      expect(sent).toEqual([])
    })

    test('are not on when the server did not take them', async ({ page }) => {
      await withDevice(page, { permission: 'granted', answers: 'granted' })
      await page.route('**/api/push-subscription', (route) => route.fulfill({ status: 503, json: {} }))
      await goTo(page, at('/today'))
      const panel = offer(page, said.title)
      await panel.getByRole('button', { name: said.begin }).click()
      await expect(panel.getByRole('status')).toHaveText(said.failed)
      await expect(panel.getByRole('button', { name: said.begin })).toBeVisible()
    })

    test('say on an iPhone that the website must be on the home screen', async ({ page }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager')
        Object.defineProperty(navigator, 'standalone', { value: false })
      })
      await goTo(page, at('/alerts'))
      await expect(offer(page, said.title)).toContainText(said.homeScreen)
    })
  })
}

test('nothing is offered where the browser cannot, and nothing without script', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
    const page = await context.newPage()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
    await page.goto('/alerts')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page, words.en.title)).toHaveCount(0)
    await context.close()
  }
})

test('nothing moves when the page comes, nothing is fetched for the offer, and the focus stays in it', async ({
  page,
}) => {
  await withDevice(page, { permission: 'default', answers: 'granted' })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize(phone)
  await goTo(page, '/alerts')
  const panel = offer(page, words.en.title)
  await expect(panel).toBeVisible()
  expect(await page.evaluate(shift)).toBeLessThanOrEqual(0.02)
  expect(fetched.filter((url) => /push-key|\/device-/.test(url))).toEqual([])
  await panel.getByRole('button', { name: words.en.begin }).click()
  await expect(panel.getByRole('status')).toBeFocused()
  await panel.getByRole('button', { name: words.en.end }).click()
  await expect(panel.getByRole('status')).toHaveText(words.en.ended)
  await expect(panel.getByRole('status')).toBeFocused()
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('shows a message, also one that cannot be read, and opens its page', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = new URL(baseURL ?? '').origin
    await context.grantPermissions(['notifications'], { origin })
    await page.goto('/mr/alerts')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const cdp = await context.newCDPSession(page)
    const known = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId)
      }),
    )
    await cdp.send('ServiceWorker.enable')
    const registrationId = await known
    const tell = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    const [worker] = context.serviceWorkers()
    // Chromium's headless shell shows no notifications. As text: the types of a worker are not those of a page.
    await worker?.evaluate(`
      self.shown = []
      self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options })
    `)
    const message = {
      title: 'धोका',
      body: 'पाणी वाढत आहे',
      language: 'mr',
      path: '/mr/alerts',
      tag: 'alert-4',
    }
    await tell(JSON.stringify(message))
    await tell('rubbish')
    const { title, body, tag, path } = message
    await expect
      .poll(() => worker?.evaluate('self.shown'))
      .toMatchObject([
        { title, body, lang: 'mr', tag, data: { path } },
        { title: expect.stringContaining('सूचना'), data: { path: '/alerts' } },
      ])

    const opened = await worker?.evaluate(`(async () => {
      const addresses = []
      let isClosed = false
      self.clients.openWindow = async (url) => void addresses.push(url)
      self.clients.matchAll = async () => []
      const notification = { data: self.shown[0].data, close: () => void (isClosed = true) }
      self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
      while (addresses.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
      return [isClosed, ...addresses]
    })()`)
    expect(opened).toEqual([true, `${origin}/mr/alerts`])
  })

  test('tells the server where the browser has given the device another address', async ({
    page,
    context,
  }) => {
    await page.goto('/mr/alerts')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.evaluate(async () => {
      const told = { endpoint: 'https://fcm.googleapis.com/fcm/send/old', language: 'mr', wards: ['12'] }
      await (await caches.open('device-1')).put('/told', Response.json(told))
    })
    const [worker] = context.serviceWorkers()
    const sent = await worker?.evaluate(`(async () => {
      const sent = []
      self.fetch = async (path, { body }) => {
        sent.push({ path, body: JSON.parse(body) })
        return Response.json({ message: 'Done' })
      }
      const newSubscription = {
        endpoint: 'https://fcm.googleapis.com/fcm/send/new',
        getKey: (name) => new ArrayBuffer(name === 'auth' ? 16 : 65),
      }
      self.dispatchEvent(Object.assign(new ExtendableEvent('pushsubscriptionchange'), { newSubscription }))
      while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
      return sent
    })()`)
    const [told, ended] = sent as { path: string; body: Record<string, unknown> }[]
    expect(told?.path).toBe('/api/push-subscription')
    expect(pushSubscriptionRequestSchema.parse(told?.body)).toMatchObject({
      endpoint: 'https://fcm.googleapis.com/fcm/send/new',
      language: 'mr',
      wards: ['12'],
    })
    expect(ended).toEqual({
      path: '/api/push-end',
      body: { endpoint: 'https://fcm.googleapis.com/fcm/send/old' },
    })
  })
})
