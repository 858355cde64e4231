import { expect, type Page, test } from '@playwright/test'
import { desk, openPage, phone } from '../support/reader.ts'

/** A mark on a node that the server wrote; a node that React makes anew has none. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Object.assign(node, { isOfServer: true }))
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => 'isOfServer' in node)
/** Whether React has taken an element over. */
const isTaken = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactFiber')))

const bar = '[class*=main-menu_bar]'
const parts = ['[class*=page-header_header]', 'main table', 'footer nav >> nth=0', bar]

/** A visit in which the reader has used nothing. The number of visitors has come: what changes elsewhere takes no part over. */
async function untouched(page: Page, names: string[]): Promise<void> {
  // Where no part is, whatever the test before has left it over.
  await page.mouse.move(2, 700)
  await openPage(page, '/roads', 'en')
  await expect(page.locator('[class*=footer_base]')).not.toContainText('Loading')
  for (const part of names) expect(await isTaken(page, part)).toBe(false)
}

test('each part stays the server’s until it is pointed at, and none is made anew', async ({ page }) => {
  await page.setViewportSize(desk)
  await untouched(page, parts)
  for (const part of parts) await mark(page, part)
  for (const [index, part] of parts.entries()) {
    await page.locator(part).hover()
    await expect.poll(() => isTaken(page, part)).toBe(true)
    expect(await isMarked(page, part)).toBe(true)
    // What nobody has used yet is not taken over with it.
    if (index < parts.length - 1) expect(await isTaken(page, bar)).toBe(false)
  }
})

test('the first press on a phone opens the menu, and the next one its list', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: phone })
  const page = await context.newPage()
  await untouched(page, [bar])
  await page.locator('#menu-button').tap()
  await expect(page.locator('#menu')).toHaveAttribute('data-open', 'true')
  const list = page.locator('#menu button[aria-controls]').first()
  await list.tap()
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  await context.close()
})

test('the first key on the menu’s bar opens a list', async ({ page }) => {
  await page.setViewportSize(desk)
  await untouched(page, [bar])
  const list = page.locator('#menu button[aria-controls]').first()
  await list.focus()
  await page.keyboard.press('Enter')
  await expect(list).toHaveAttribute('aria-expanded', 'true')
})

test('the first click of a screen reader, without pointer or key, goes to the next page by the script', async ({
  page,
}) => {
  await openPage(page, '/roads', 'en')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.locator('footer a[href="/contact"]').evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/contact/i)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
