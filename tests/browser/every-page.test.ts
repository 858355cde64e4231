import { expect, type Page, test } from '@playwright/test'
import { contentPages, inLanguage, languages, pages, unlisted } from '../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../support/visit.ts'

const widths = [360, 1366]

/** The page names its one right address, and its translation. */
async function expectAddresses(page: Page, address: string): Promise<void> {
  for (const alternate of ['en', 'mr', 'x-default'])
    await expect(page.locator(`link[rel=alternate][hreflang=${alternate}]`)).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
}

for (const path of [...pages, ...contentPages])
  for (const language of languages) {
    const address = inLanguage(path, language)

    test(`${address} is whole, and accessible on a phone and on a desk`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.setViewportSize({ width: widths[0] ?? 360, height: 740 })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)

      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S{2,}/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S{2,}.{10,}/)
      if (!unlisted.includes(path)) await expectAddresses(page, address)
      await expectCleanText(page)

      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
        await expectAccessible(page)
      }
      expect(complaints).toEqual([])
    })
  }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of [...pages, ...contentPages])
    for (const language of languages)
      test(`${inLanguage(path, language)} reads`, async ({ page }) => {
        await page.goto(inLanguage(path, language))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        await expect(
          page.getByRole('main').getByText(language === 'en' ? 'Loading...' : 'लोड होत आहे', { exact: false }),
        ).toHaveCount(0)
      })
})
