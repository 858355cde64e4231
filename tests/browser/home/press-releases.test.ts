import { expect } from '@playwright/test'
import { expectRest, installClock, letPass, stopClock, testWithClock as test } from '../../support/clock.ts'
import { openHome } from '../../support/home-page.ts'

const rowsStay = 3500

test('press releases scroll by a row at a time, and stop for the button', async ({ page }) => {
  await installClock(page)
  await openHome(page)
  const box = page.locator('#press-releases')
  await box.scrollIntoViewIfNeeded()
  const list = box.locator('ul')
  const top = () => list.evaluate((element) => element.parentElement?.scrollTop ?? 0)
  await page.clock.runFor(rowsStay)
  await expect.poll(top).toBeGreaterThan(20)
  await box.getByRole('button', { name: 'Pause: Press releases' }).click()
  await page.mouse.move(0, 0)
  const stopped = await expectRest(page, top)
  await stopClock(page)
  await letPass(page, 3 * rowsStay)
  await page.clock.resume()
  expect(await expectRest(page, top)).toBe(stopped)
})
