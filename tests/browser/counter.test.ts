import { expect, type Page, type Route, test } from '@playwright/test'
import { openPage, scrollTo, waitForScript, words } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const increment = '**/api/increment-visitor-count'
const count = '**/api/visitor-count'

/** Answers in the place of the council, so that a test counts only its own visits. */
async function counting(page: Page, status = 200): Promise<() => number> {
  let visits = 0
  await page.route(increment, (route) => {
    visits += 1
    return route.fulfill({ status, json: { count: 1_248_308 } })
  })
  return () => visits
}
const marks = async (page: Page) => ({
  session: await page.evaluate(() => sessionStorage.getItem('visitorCounted')),
  cookie: (await page.context().cookies()).find(({ name }) => name === 'visitorCounted'),
})
const visitors = (page: Page) => page.getByRole('contentinfo')

test('a visit is counted once in a browser session, and marked there and by a cookie of one day', async ({
  page,
}) => {
  const visits = await counting(page)
  await openPage(page, '/roads', 'en', 'none yet')
  await expect.poll(async () => (await marks(page)).session).toBe('true')
  const { cookie } = await marks(page)
  expect(cookie?.value).toBe('true')
  const day = (cookie?.expires ?? 0) - Date.now() / 1000
  expect(Math.abs(day - 24 * 60 * 60)).toBeLessThan(60)

  await page.getByRole('contentinfo').getByRole('link', { name: words.en.privacyPolicy }).click()
  await page.reload()
  await waitForScript(page)
  await page.goto(inLanguage('/ward', 'mr'))
  await waitForScript(page)
  await expect.poll(async () => (await marks(page)).session).toBe('true')
  expect(visits()).toBe(1)
})

test('the cookie is removed when the page is left', async ({ page }) => {
  await counting(page)
  await openPage(page, '/roads', 'en')
  await expect.poll(async () => Boolean((await marks(page)).cookie)).toBe(true)
  await page.goto('/robots.txt')
  expect((await marks(page)).cookie).toBeUndefined()
})

test('another session is another visit', async ({ browser }) => {
  for (const _ of [1, 2]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const visits = await counting(page)
    await openPage(page, '/roads', 'en')
    await expect.poll(visits).toBe(1)
    await context.close()
  }
})

test('a visit that was not counted is logged, leaves no mark, and is tried again by the next page', async ({
  page,
}) => {
  const visits = await counting(page, 503)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPage(page, '/roads', 'en')
  await expect.poll(() => logged.some((line) => line.includes('Error incrementing visitor count'))).toBe(true)
  expect(await marks(page)).toEqual({ session: null, cookie: undefined })
  await page.reload()
  await expect.poll(visits).toBe(2)
})

test('who declined cookies is counted without one', async ({ page }) => {
  const visits = await counting(page)
  await openPage(page, '/roads', 'en', 'declined')
  await expect.poll(async () => (await marks(page)).session).toBe('true')
  expect((await marks(page)).cookie).toBeUndefined()
  expect(visits()).toBe(1)
})

for (const language of languages) {
  const t = words[language]

  test(`the footer says that it loads, then the number in the digits of the page, ${language}`, async ({
    page,
  }) => {
    await counting(page)
    let answer: (() => Promise<void>) | undefined
    await page.route(count, (route: Route) => {
      answer = () => route.fulfill({ json: { count: 1_248_307 } })
    })
    await openPage(page, '/roads', language)
    await scrollTo(page, 100_000)
    await expect(visitors(page)).toContainText(`${t.totalVisitors} ${t.loading}`)
    await expect.poll(() => answer).toBeDefined()
    await answer?.()
    await expect(visitors(page)).toContainText(
      `${t.totalVisitors} ${language === 'mr' ? '१२,४८,३०७' : '12,48,307'}`,
    )
  })

  test(`a count that cannot be had is said so and logged, ${language}`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await counting(page)
    await page.route(count, (route) => route.fulfill({ status: 502, json: { message: 'away' } }))
    await openPage(page, '/roads', language)
    await expect(visitors(page)).toContainText(t.visitorsFailed)
    expect(logged.join()).toContain('Failed to load visitor count.')
  })
}
