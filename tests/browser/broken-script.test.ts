import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  breakComponent,
  expectServersPage,
  loadsOf,
  untilSettled,
  withoutBuiltIn,
} from '../support/breaking.ts'
import { openPage, phone, waitForScript } from '../support/reader.ts'

// The page from the server is whole. Whatever fails in the browser leaves it, or brings it back.

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The page in view is the server's, and stays so: no script will load it again. */
const expectNoScript = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-script', /./)

/** The same, with a reader who points at the part: parts that wait for that break only then. */
const expectNoScriptAfterUse = (page: Page, part: string) =>
  expect(async () => {
    const there = page.locator(part).first()
    // Moved out and in: a part that is in a panel of a phone, or that its script would show, is not pointed at.
    await there.dispatchEvent('mouseover', { bubbles: true }, { timeout: 1000 })
    await expect(page.locator('html')).not.toHaveAttribute('data-script', /./, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })

/** The style class that a component reads first, and a page that shows it. */
const components = [
  ['header_header', '/roads'],
  ['masthead_masthead', '/roads'],
  ['utility-bar_bar', '/roads'],
  ['main-menu_nav', '/roads'],
  ['footer_footer', '/roads'],
  ['page-header_header', '/roads'],
  ['data-table_box', '/roads'],
  ['side-list_side', '/roads'],
  ['icon_icon', '/roads'],
  ['floating_floating', '/roads'],
  ['useful_useful', '/roads'],
  ['banner_banner', '/'],
  ['ticker_ticker', '/'],
  ['tiles_tiles', '/'],
  ['notice-list_notices', '/'],
  ['news-list_news', '/news'],
  ['card_card', '/departments'],
  ['accordion_accordion', '/account-cheque-register'],
  ['gallery_photos', '/photos'],
  ['form_form', '/contact'],
  ['pagination_pagination', '/news'],
  ['tabs_list', '/schools'],
] as const

for (const [name, path] of components)
  test(`${path} stays as the server wrote it when ${name} breaks, and is loaded at most three times`, async ({
    page,
  }) => {
    const loads = loadsOf(page)
    await breakComponent(page, name)
    await page.goto(path)
    await expectNoScriptAfterUse(page, `[class*="${name}"]`)
    const server = await page.request.get(path)
    const title = /<title>([^<]*)/.exec(await server.text())?.[1] ?? ''
    await expect(page).toHaveTitle(title)
    await expect(heading(page)).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(3)
  })

for (const [how, press] of [
  ['a finger', (link: Locator) => link.tap()],
  ['a screen reader', (link: Locator) => link.evaluate((element: HTMLElement) => element.click())],
] as const)
  test(`the first press of ${how} on a link of a part that breaks leads where the link leads`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: phone })
    const page = await context.newPage()
    await breakComponent(page, 'tiles_tiles')
    await page.goto('/')
    await waitForScript(page)
    const tile = page.locator('[class*=tiles_tiles] a').first()
    const to = (await tile.getAttribute('href')) as string
    await press(tile)
    await expect(page).toHaveURL(new RegExp(`${to}$`))
    await untilSettled(page)
    expect(await page.evaluate(() => window.name)).toMatch(/script-failures=/)
    await expect(heading(page)).toHaveCount(1)
    await context.close()
  })

test('after two failures every link and form of the visit works as without script', async ({ page }) => {
  await breakComponent(page, 'footer_footer')
  await page.goto('/roads')
  await expectNoScript(page)
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
  await expectServersPage(page, 'Privacy policy')
  await page.goto('/contact')
  await page.getByRole('button', { name: /send/i }).click()
  await expect(heading(page)).toHaveCount(1)
  await page.goto('/search')
  await page.getByRole('main').getByRole('searchbox').fill('water')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=water/)
  await expectNoScript(page)
})

test('a page that breaks while it is gone to comes from the server, at its own address', async ({ page }) => {
  await breakComponent(page, 'tabs_list')
  await openPage(page, '/roads', 'en')
  const document = page.waitForRequest((request) => request.isNavigationRequest())
  await page.locator('#menu a[href="/schools"]').evaluate((link: HTMLElement) => link.click())
  await document
  await expect(page).toHaveURL(/\/schools$/)
  // It breaks once more there: the visit has settled when it has given up its script.
  await expectNoScript(page)
  await expectServersPage(page, 'Schools')
})

for (const [answer, navigations] of [
  ['lost', 'tells'],
  ['other', 'tells'],
  ['lost', 'does not tell'],
] as const)
  test(`a page whose script is ${answer} comes from the server, in a browser that ${navigations} of navigations`, async ({
    page,
  }) => {
    if (navigations === 'does not tell') await withoutBuiltIn(page, 'navigation')
    await openPage(page, '/roads', 'en')
    await page.route('**/assets/route-*.js', (route) =>
      answer === 'lost'
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: 'nothing()' }),
    )
    await page.locator('#menu a[href="/schools"]').evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/schools$/)
    await expectNoScript(page)
    await expectServersPage(page, 'Schools')
    await page.unroute('**/assets/route-*.js')
  })

for (const builtIn of [
  'URL.canParse',
  'AbortSignal.timeout',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Map.groupBy',
  'Object.fromEntries',
  'Promise.allSettled',
  'structuredClone',
  'AbortController',
])
  test(`a browser without ${builtIn} reads every kind of page`, async ({ page }) => {
    await withoutBuiltIn(page, builtIn)
    for (const [path, text] of [
      ['/roads', 'Roads'],
      ['/schools', 'Schools'],
    ] as const) {
      await page.goto(path)
      await untilSettled(page)
      await expectServersPage(page, text)
    }
  })

test('a page to which an extension has added goes on working', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const added = (name: string) => Object.assign(document.createElement(name), { className: 'added' })
      document.head.append(added('style'))
      document.body.prepend(added('div'))
      document.body.append(added('div'))
      document.querySelector('main')?.prepend(added('span'))
      document.querySelector('h1')?.append(added('span'))
      for (const field of document.querySelectorAll('a, input, html')) field.setAttribute('data-added', '')
    }),
  )
  for (const path of ['/roads', '/contact'] as const) {
    await page.goto(path)
    await untilSettled(page)
    await expect(heading(page)).toHaveCount(1)
  }
  await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
  await expectServersPage(page, 'Privacy policy')
  expect(errors).toEqual([])
})

test('a browser that denies storage has no uncaught error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied, configurable: true })
    Object.defineProperty(document, 'cookie', { get: denied, set: denied })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: denied })
  })
  for (const path of ['/', '/contact', '/offline', '/departments']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
    await untilSettled(page)
  }
  expect(errors).toEqual([])
})

test('buttons that need the script are not there when it never comes', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/', '/roads', '/schools', '/photos']) {
    await page.goto(path)
    await expectNoScript(page)
    const idle = await page
      .locator('button:visible:not([type=submit], #menu button)')
      .evaluateAll((all) => all.map((button) => button.textContent))
    expect({ path, idle }).toEqual({ path, idle: [] })
  }
})
