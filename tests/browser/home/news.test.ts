import { expect, type Page, test } from '@playwright/test'
import { expectRest } from '../../support/clock.ts'
import { openHome, placeOf, wide } from '../../support/home-page.ts'

const ticker = (page: Page) => page.locator('#news')
const strip = (page: Page) => ticker(page).locator('ul').first()
const expectStripRests = (page: Page) => expectRest(page, () => placeOf(strip(page)))

/** Waits until the strip has moved by this many pixels. */
async function expectStripRuns(page: Page, pixels: number): Promise<void> {
  const start = await placeOf(strip(page))
  await expect.poll(() => placeOf(strip(page))).toBeLessThan(start - pixels)
}

test.use({ viewport: wide })

test('news run by, newest first, and stop for the button', async ({ page }) => {
  await openHome(page)
  await ticker(page).scrollIntoViewIfNeeded()
  await expect(strip(page).getByRole('listitem').first()).toContainText('Flood-rescue mock drill')
  await expectStripRuns(page, 20)
  await ticker(page).getByRole('button', { name: 'Pause: News' }).click()
  await page.mouse.move(0, 0)
  await expectStripRests(page)
})

test('news wait under the pointer, and run on when it has gone', async ({ page }) => {
  await openHome(page)
  await strip(page).getByRole('link').nth(1).hover({ force: true })
  await expectStripRests(page)
  await page.mouse.move(0, 0)
  await expectStripRuns(page, 5)
})

test('the keyboard reaches every news item in sight, and none twice', async ({ page }) => {
  await openHome(page)
  await ticker(page).scrollIntoViewIfNeeded()
  await expectStripRuns(page, 100)
  const links = strip(page).getByRole('link')
  await links.first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  for (let index = 0; index < (await links.count()); index++) {
    await expect(links.nth(index)).toBeFocused()
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Tab')
  }
  await expect(ticker(page).getByRole('button', { name: 'Pause: News' })).toBeFocused()
})

test('news that are new say so, and so do tenders with the status New', async ({ page }) => {
  await openHome(page)
  const badges = (text: RegExp) => strip(page).getByRole('listitem').filter({ hasText: text })
  await expect(badges(/^New/)).toHaveCount(3)
  // A tender that has closed is new no more.
  const told = page.locator('#press-releases li').filter({ hasText: /New.*PDF/ })
  await expect(told).not.toHaveCount(0)
  await expect(told.filter({ hasText: 'Closed' })).toHaveCount(0)
  await expect(page.locator('#projects li').filter({ hasText: /New.*PDF/ })).toHaveCount(0)
  await openHome(page, '/mr')
  await expect(badges(/^नवीन/)).toHaveCount(3)
})
