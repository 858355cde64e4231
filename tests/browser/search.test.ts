import { expect, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

/** The index is made in the background after a start; a search before that says that it is being prepared. */
test.beforeAll(async ({ request }) => {
  await expect
    .poll(async () => (await request.get('/search.json?q=ward&lang=en')).status(), { timeout: 25_000 })
    .toBe(200)
})

const results = 'main ol a, main ul a'

test.describe('the same thing is found however it is written', () => {
  for (const asked of ['malmatta', 'maalmatta', 'मालमत्ता', 'मालमत्तेच्या'])
    test(`“${asked}” leads to the properties`, async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(asked)}`)
      await expect(
        page
          .locator(results)
          .filter({ hasText: /propert|मालमत्ता|मिळकत/i })
          .first(),
      ).toBeVisible()
    })

  for (const asked of ['ward 12', 'वॉर्ड १२', 'प्रभाग १२'])
    test(`“${asked}” leads to the wards`, async ({ page }) => {
      await page.goto(`/mr/search?q=${encodeURIComponent(asked)}`)
      await expect(page.locator('main a[href*="/ward"]').first()).toBeVisible()
    })
})

test('the popup asks, and the page answers, accessibly and in silence', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/roads')
  await page
    .getByRole('link', { name: 'Search' })
    .or(page.getByRole('button', { name: 'Search' }))
    .first()
    .click()
  const words = page.getByRole('dialog').getByPlaceholder('Type your keyword and hit')
  await expect(words).toHaveAttribute('required')
  await words.fill('hospital')
  await words.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=hospital/)
  await expect(page.locator('main mark').first()).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a news item leads to the news, a tender to its document', async ({ page }) => {
  await page.goto('/search?q=mock%20drill')
  await expect(
    page.locator('main a[href*="/news"], main a[href*="/videos"], main a[href*="/photos"]').first(),
  ).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a search is a form like any other', async ({ page }) => {
    await page.goto('/mr/search')
    const form = page.getByRole('main').getByRole('search')
    await form.getByRole('searchbox').fill('रुग्णालय')
    await form.getByRole('button').click()
    await expect(page.locator('main mark').first()).toBeVisible()
  })
})
