import { expect, type Locator, type Page, test } from '@playwright/test'
import { callsOf, desk, openPage, phone, recordScrolls, scrollTo, words } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'

const menuLink = (page: Page, href: string) => page.locator(`#menu a[href="${href}"]`)
const openList = (page: Page, index: number) => page.locator('#menu button[aria-expanded]').nth(index).click()
const contactLink = (page: Page, language: Language) =>
  page.locator(`footer a[href="${inLanguage('/contact', language)}"]`).first()
const topButton = (page: Page, language: Language) =>
  page.getByRole('link', { name: words[language].backToTop })
const down = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** The space kept for lists is released half a second after the last of them. */
const expectRoomReturned = (page: Page) =>
  expect.poll(() => page.locator('main').evaluate((main) => main.style.minBlockSize)).toBe('')
/** Like a screen reader: without scrolling to the link first. */
const followInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click())
/** All lists, and so all pages, are slow, as on a slow network. */
const slowLists = (page: Page) =>
  page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

for (const language of languages) {
  const t = words[language]

  test(`the way up appears after 110 px and scrolls smoothly to the top, ${language}`, async ({ page }) => {
    const scrolls = await recordScrolls(page)
    await page.setViewportSize(phone)
    await openPage(page, '/departments', language)
    await scrollTo(page, 110)
    await expect(topButton(page, language)).toBeHidden()
    await scrollTo(page, 111)
    await expect(topButton(page, language)).toBeVisible()
    await scrollTo(page, 900)
    await topButton(page, language).click()
    await expect.poll(() => down(page)).toBe(0)
    expect((await scrolls()).at(-1)).toBe('to smooth')
    await expect(topButton(page, language)).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
  })

  test(`a new page begins at its top, at once, with the focus at its start, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(desk)
    await openPage(page, '/departments', language)
    await scrollTo(page, 600)
    await contactLink(page, language).click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}$`))
    await expect(page.locator('main')).toBeFocused()
    expect(await down(page)).toBe(0)
    await page.keyboard.press('Tab')
    const isBelowHeader = await page.evaluate(() => Boolean(document.activeElement?.closest('main')))
    expect(isBelowHeader).toBe(true)
  })

  test(`a page that is gone to describes its pictures, which no other page carries, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/roads', language)
    const described = /Sahya Lake, early morning|सह्य तलाव, पहाट/
    expect(await page.content()).not.toMatch(described)
    await followInPlace(
      page
        .locator('header a')
        .filter({ has: page.locator('img') })
        .first(),
    )
    await expect(page.getByRole('img', { name: described }).first()).toBeVisible()
  })

  test(`"back" finds the place again, also while the lists are on their way, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/departments', language)
    await slowLists(page)
    await scrollTo(page, 700)
    await followInPlace(contactLink(page, language))
    await expect(page).toHaveURL(/contact$/)
    await expect.poll(() => down(page)).toBe(0)
    const title = await page.title()
    await page.goBack()
    // The address changes before the page does.
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/departments', language)}$`))
    await expect(page).not.toHaveTitle(title)
    await expect(page.locator('main').getByText(t.loading)).toHaveCount(0)
    await expectRoomReturned(page)
    expect(await down(page)).toBe(700)
  })

  test(`the other language is the same page, at the same place, with everything fetched again, ${language}`, async ({
    page,
  }) => {
    const other = language === 'en' ? 'mr' : 'en'
    const name = other === 'mr' ? 'मराठी' : 'English'
    await page.setViewportSize(desk)
    await openPage(page, '/elected-pre-officer?page=1', language)
    await slowLists(page)
    // The page is a little shorter in the other language.
    await scrollTo(page, 200)
    const calls = callsOf(page)
    await followInPlace(page.locator('header').getByRole('link', { name }))
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/elected-pre-officer', other)}\\?page=1$`))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page.locator('main').getByText(words[other].loading)).toHaveCount(0)
    expect(calls).toContain(`GET /api/main-menus?lang=${other}`)
    expect(calls).toContain(`GET /api/chief-officers?lang=${other}`)
    expect(calls.filter((call) => call.includes(`lang=${language}`) && !call.includes('settings'))).toEqual(
      [],
    )
    await expect(page.locator('#menu')).toHaveAttribute('aria-label', words[other].mainMenu)
    await expectRoomReturned(page)
    expect(await down(page)).toBe(200)
  })
}

test('the menu is fetched again with each change of language, and not with each page', async ({ page }) => {
  await page.setViewportSize(desk)
  await openPage(page, '/roads', 'en')
  const calls = callsOf(page)
  const menus = () => calls.filter((call) => call.includes('/main-menus'))
  await openList(page, 2)
  await menuLink(page, '/functions').click()
  await expect(page).toHaveURL(/\/functions$/)
  expect(menus()).toEqual([])
  for (const [name, address] of [
    ['मराठी', /\/mr\/functions$/],
    ['English', /[^r]\/functions$/],
  ] as const) {
    await page.locator('header').getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
  await expect.poll(menus).toEqual(['GET /api/main-menus?lang=mr', 'GET /api/main-menus?lang=en'])
})

test('whoever turns the pages of the news gets each from the server, and finds each page again', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/newsupdate?')) asked.push(request.url())
  })
  await openPage(page, '/news', 'mr')
  const news = page.getByRole('main').locator('section').getByRole('listitem')
  const first = await news.first().innerText()
  expect(asked).toEqual([])
  await page.getByRole('link', { name: words.mr.nextPage }).click()
  await expect(page).toHaveURL(/\/mr\/news\?page=2$/)
  await expect(news.first()).not.toHaveText(first)
  await page.goBack()
  await expect(news.first()).toHaveText(first)
  await page.goForward()
  await expect(news.first()).not.toHaveText(first)
  // A text may have headings, lists and tables, which the server alone writes (decision 0247).
  expect(asked).toEqual([])
})

test('the first page is measured after it has loaded, and one report goes to the site itself when it is left', async ({
  page,
}) => {
  const reports: unknown[] = []
  await page.route('**/vitals', (route) => {
    reports.push(route.request().postDataJSON())
    return route.fulfill({ status: 204 })
  })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const late = page.waitForResponse(/\/assets\/vitals-/)
  await openPage(page, '/roads', 'mr')
  await (await late).finished()
  const loaded = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd,
  )
  const asked = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/vitals-'))
        ?.startTime,
  )
  expect(asked).toBeGreaterThanOrEqual(loaded)
  await page.waitForLoadState('networkidle')
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    })
  // A measurement may still be in progress, and a page is left more than once.
  const reported = async () => {
    await leave()
    return reports.length
  }
  await expect.poll(reported).toBe(1)
  expect(await reported()).toBe(1)
  expect(reports[0]).toMatchObject({ page: '/roads', vitals: { TTFB: expect.any(Number) } })
  expect(Object.keys(reports[0] as object).sort()).toEqual(['page', 'vitals'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the other language is the same page, and the way to the content works', async ({ page }) => {
    await page.goto('/departments?page=2')
    await page.locator('header').getByRole('link', { name: 'मराठी' }).click()
    await expect(page).toHaveURL(/\/mr\/departments\?page=2$/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })
})

test('the site takes a report of speed, and keeps nothing of it that could be read back', async ({
  request,
}) => {
  const report = { page: '/roads', vitals: { LCP: 900 } }
  expect((await request.post('/vitals', { data: report })).status()).toBe(204)
  expect((await request.post('/vitals', { data: { page: '/roads', vitals: { LCP: 'x' } } })).status()).toBe(
    400,
  )
  expect((await request.get('/vitals')).status()).toBe(404)
})
