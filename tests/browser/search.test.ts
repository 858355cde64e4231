import { expect, test } from '@playwright/test'
import { expectNothingCut, phone, waitForScript } from '../support/reader.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

/** The index is built in the background after a start; until then a search says that it is being prepared. */
test.beforeAll(async ({ request }) => {
  await expect
    .poll(async () => (await request.get('/search.json?q=ward&lang=en')).status(), { timeout: 25_000 })
    .toBe(200)
})

test('the popup asks, and the page answers, accessibly and in silence', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/roads')
  // Before, the link leads to the page of the search, which needs no script.
  await waitForScript(page)
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

for (const [path, words] of [
  ['/search', 'water'],
  ['/mr/search', 'पाणी'],
] as const)
  test(`on a phone the kinds are one row, and the first result is in the first screen, ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
    await page.goto(`${path}?q=${encodeURIComponent(words)}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeInViewport({ ratio: 1 })
    const rows = await main
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((links) => new Set(links.map((link) => link.getBoundingClientRect().y)).size)
    expect(rows).toBe(1)
    await expectNothingCut(page, { path })
    await expectAccessible(page)
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
