import { expect, type Page } from '@playwright/test'
import { installClock, letPass, stopClock, testWithClock as test } from '../../support/clock.ts'
import { banner, openHome, pictureInView, placeOf, wide } from '../../support/home-page.ts'

const picturesStay = 3000
const next = (words: string | null) => `Picture ${(Number(words?.match(/\d/)?.[0]) % 6) + 1} of 6`

test.use({ viewport: wide })

test('the banner goes on every three seconds, fades in half a second, and fetches no picture before its turn', async ({
  page,
}) => {
  await installClock(page)
  await openHome(page)
  await expect(pictureInView(page)).toHaveText('Picture 1 of 6')
  expect(await banner(page).locator('li img').count()).toBeLessThanOrEqual(2)
  await stopClock(page)
  for (let turn = 0; turn < 2; turn++) {
    const before = await pictureInView(page).textContent()
    await letPass(page, picturesStay)
    await expect(pictureInView(page)).toHaveText(next(before))
  }
  await expect(banner(page).locator('li').first()).toHaveCSS('transition-duration', '0.5s')
})

test('the banner stands still while it is paused, and under the pointer', async ({ page }) => {
  await installClock(page)
  await openHome(page)
  const pause = banner(page).getByRole('button', { name: 'Pause' })
  await pause.click()
  await page.mouse.move(0, 0)
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await stopClock(page)
  const before = (await pictureInView(page).textContent()) ?? ''
  await letPass(page, 4 * picturesStay)
  await expect(pictureInView(page)).toHaveText(before)
  await pause.click()
  await page.mouse.move(1000, 250)
  await letPass(page, 4 * picturesStay)
  await expect(pictureInView(page)).toHaveText(before)
  await page.mouse.move(0, 0)
  await letPass(page, picturesStay)
  await expect(pictureInView(page)).toHaveText(next(before))
})

test('the banner is governed by the keyboard, and stands while the keyboard is there', async ({ page }) => {
  await installClock(page)
  await openHome(page)
  await banner(page).getByRole('button', { name: 'next' }).focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(pictureInView(page)).toHaveText('Picture 3 of 6')
  await stopClock(page)
  await letPass(page, 4 * picturesStay)
  await expect(pictureInView(page)).toHaveText('Picture 3 of 6')
})

/** How a device says it: the first as reduced motion, the second as Save-Data in Chrome and similar browsers. */
const stillness = {
  'asked their device for stillness': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'save data': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
}

for (const [who, ask] of Object.entries(stillness))
  test(`nothing on the home page moves for those who ${who}`, async ({ page }) => {
    await installClock(page)
    await ask(page)
    await openHome(page)
    const news = page.locator('#news li a').first()
    const before = await placeOf(news)
    await stopClock(page)
    await letPass(page, 4 * picturesStay)
    await expect(pictureInView(page)).toHaveText('Picture 1 of 6')
    expect(await banner(page).locator('li img').count()).toBe(1)
    expect(await placeOf(news)).toBe(before)
    // The hidden parts of the menu take their state with a delay, which is a transition too, though nothing is seen of it.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), { timeout: 2000 }).toBe(0)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
