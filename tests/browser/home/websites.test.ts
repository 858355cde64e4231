import { expect, type Page, test } from '@playwright/test'
import { expectRest, installClock, letPass, stopClock, testWithClock } from '../../support/clock.ts'
import { openHome, placeOf, wide } from '../../support/home-page.ts'

const websitesStay = 3000
const logos = (page: Page) => page.getByRole('list', { name: 'Related websites' }).getByRole('listitem')

const inView = (page: Page) =>
  logos(page).evaluateAll((items) => {
    const window = items[0]?.closest('ul')?.parentElement?.getBoundingClientRect()
    return items.filter((item) => {
      const { left, right } = item.getBoundingClientRect()
      return window && left >= window.left - 12 && right <= window.right + 2
    }).length
  })

test('six related websites are in view at once, fewer in a narrow window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1366, height: 800 })
  await openHome(page)
  for (const [width, count] of [
    [1366, 6],
    [1200, 6],
    [1199, 4],
    [869, 4],
    [868, 3],
    [481, 3],
    [480, 2],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await logos(page).first().scrollIntoViewIfNeeded()
    await expect.poll(() => inView(page), { message: `at ${width} px` }).toBe(count)
  }
})

test.describe('on a desk', () => {
  test.use({ viewport: wide })

  testWithClock('related websites go on every three seconds, until they are paused', async ({ page }) => {
    await installClock(page)
    await openHome(page)
    await logos(page).first().scrollIntoViewIfNeeded()
    await expect(page.locator('[data-moving]').filter({ has: logos(page).first() })).toBeVisible()
    const place = () => placeOf(logos(page).first())
    const start = await place()
    await page.clock.runFor(websitesStay)
    await expect.poll(place).not.toBe(start)
    await page.getByRole('button', { name: 'Pause: Related websites' }).click()
    const stopped = await expectRest(page, place)
    await stopClock(page)
    await letPass(page, 4 * websitesStay)
    expect(await place()).toBe(stopped)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Related websites: next' }).click()
    await expect.poll(place).not.toBe(stopped)
  })

  test('related websites come into view when the keyboard reaches them', async ({ page }) => {
    await openHome(page)
    await logos(page).first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Related websites: next' }).focus()
    for (let index = 0; index < (await logos(page).count()); index++) {
      await page.keyboard.press('Tab')
      await expect(logos(page).nth(index).getByRole('link')).toBeFocused()
      await expect(logos(page).nth(index).getByRole('link')).toBeInViewport({ ratio: 0.9 })
    }
  })
})
