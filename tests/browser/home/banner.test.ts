import { expect, type Page, test } from '@playwright/test'
import { installClock, letPass, stopClock } from '../../support/clock.ts'
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

for (const path of ['/', '/mr'])
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    wide,
  ])
    test(`the banner keeps its buttons clear of the chat and the panel, ${path} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openHome(page, path)
      const bar = page.getByRole('main').locator('fieldset').first()
      const buttons = bar.getByRole('button')
      expect(await buttons.count()).toBeGreaterThanOrEqual(3)
      const covered = await buttons.evaluateAll((all) =>
        all
          .filter((button) => {
            const { left, top, width, height } = button.getBoundingClientRect()
            const there = document.elementFromPoint(left + width / 2, top + height / 2)
            return there?.closest('button') !== button
          })
          .map((button) => button.textContent),
      )
      expect(covered).toEqual([])
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      const box = await bar.boundingBox()
      const isBeside = (heading?.x ?? 0) + (heading?.width ?? 0) <= (box?.x ?? 0)
      expect(isBeside || (box?.y ?? 0) + (box?.height ?? 0) <= (heading?.y ?? 0)).toBe(true)
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

/** How a device says it: the first as a setting of motion, the second as Chrome and its kin say Save-Data. */
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
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
