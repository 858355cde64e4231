import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 } })

const photos = (page: Page) => page.locator('#photos')

/** Whether the browser has laid them out. */
const isLaidOut = (page: Page) =>
  photos(page).evaluate((block) => block.checkVisibility({ contentVisibilityAuto: true }))

test('what is further down on home is laid out when it comes near', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  expect(await isLaidOut(page)).toBe(false)
  await photos(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page)).toBe(true)
})

test('after a move to another page all of it is laid out at once, so that the way back finds its place', async ({
  page,
}) => {
  await page.goto('/mr')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  const part = page.locator('.section', { has: photos(page) })
  await expect(part).toHaveCSS('content-visibility', 'auto')
  await photos(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/mr\/photos$/)
  await page.goBack()
  await expect(part).toHaveCSS('content-visibility', 'visible')
})
