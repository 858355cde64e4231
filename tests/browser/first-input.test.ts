import { expect, type Page, test } from '@playwright/test'
import { desk, openPage } from '../support/reader.ts'

/** A mark on a node that the server wrote; a node that React makes anew has none. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Object.assign(node, { isOfServer: true }))
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => 'isOfServer' in node)
/** Whether React has taken an element over. */
const isTaken = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Object.keys(node).some((name) => name.startsWith('__reactFiber')))

test('long static parts stay the server’s until the first input, and none is made anew', async ({ page }) => {
  await page.setViewportSize(desk)
  const parts = ['main table', 'footer nav >> nth=0']
  // Where something changes above a part, as on a busy machine, React takes the part over before: another visit then.
  await expect(async () => {
    await openPage(page, '/roads', 'en')
    for (const part of parts) expect(await isTaken(page, part)).toBe(false)
  }).toPass({ timeout: 40_000 })
  for (const part of parts) await mark(page, part)
  await page.mouse.move(300, 300)
  for (const part of parts) {
    await expect.poll(() => isTaken(page, part)).toBe(true)
    expect(await isMarked(page, part)).toBe(true)
  }
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
