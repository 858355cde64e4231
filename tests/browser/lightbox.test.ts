import { expect, type Page, test } from '@playwright/test'
import { goTo, waitForScript } from '../support/reader.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const lightbox = (page: Page) => page.getByRole('dialog')
const thumbnails = (page: Page) => main(page).locator('a[aria-haspopup=dialog]:visible')
const openPicture = (page: Page) => lightbox(page).locator('.yarl__slide_current img')

/** Which picture is open, whatever its width. */
async function picture(page: Page): Promise<string> {
  const address = await openPicture(page).getAttribute('src')
  return address?.replace(/^.*\/images\/[^/]+/, '') ?? ''
}

test('the photographs of the schools are in the second tab, and open large', async ({ page }) => {
  await goTo(page, '/schools')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(thumbnails(page)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Schools Photo Gallery' }).click()
  await expect(page.getByRole('table')).toBeHidden()
  await thumbnails(page).first().click()
  await expect(lightbox(page)).toBeVisible()
  await expect(openPicture(page)).toBeVisible()
})

test('a photograph is opened, changed and closed by the keyboard, and the focus comes back', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await goTo(page, '/ponds-talao')
  const second = thumbnails(page).nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(openPicture(page)).toBeVisible()
  await expectAccessible(page)
  const opened = await picture(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => picture(page)).not.toBe(opened)
  const next = await picture(page)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => picture(page)).toBe(opened)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => picture(page)).not.toBe(opened)
  if ((await thumbnails(page).count()) > 2) expect(await picture(page)).not.toBe(next)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(second).toBeFocused()
  expect(complaints).toEqual([])
})

test('a photograph that cannot be opened without a network leaves the page as it is, and opens later', async ({
  page,
}) => {
  await page.route('**/assets/lightbox*.js', (route) => route.abort())
  await goTo(page, '/photos')
  await thumbnails(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lightbox(page)).toHaveCount(0)
  await page.unroute('**/assets/lightbox*.js')
  await page.reload()
  // Before its script has taken over, a thumbnail is a link to the photograph itself.
  await waitForScript(page)
  await thumbnails(page).first().click()
  await expect(lightbox(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a photograph is opened by a tap and changed by a swipe, round again after the last', async ({
    page,
  }) => {
    await goTo(page, '/ponds-talao')
    const count = await thumbnails(page).count()
    await thumbnails(page).first().tap()
    await expect(openPicture(page)).toBeVisible()
    const first = await picture(page)
    const seen = new Set([first])
    for (let step = 1; step < count; step += 1) {
      const before = await picture(page)
      await swipeLeft(page)
      await expect.poll(() => picture(page)).not.toBe(before)
      seen.add(await picture(page))
    }
    expect(seen.size).toBe(count)
    await swipeLeft(page)
    await expect.poll(() => picture(page)).toBe(first)
    // A tap while the last picture still glides into its place only stops it.
    await expect(async () => {
      await lightbox(page).getByRole('button', { name: 'Close' }).tap()
      await expect(lightbox(page)).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })
})

/** One finger over the middle of the window, as the lightbox feels it. */
async function swipeLeft(page: Page) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 370 }] })
  await touch('touchStart', 300)
  for (let x = 280; x >= 60; x -= 20) await touch('touchMove', x)
  await touch('touchEnd')
  await session.detach()
}
