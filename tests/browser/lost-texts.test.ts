import { expect, type Page, test } from '@playwright/test'
import { openPage, waitForScript } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

// Interface texts are separate files. On a weak network one of them may fail.
const headings = {
  en: { '/roads': 'Roads', '/contact': 'Contact' },
  mr: { '/roads': 'रस्ते', '/contact': 'संपर्क' },
} as const
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const language of languages) {
  const expected = headings[language]

  test(`a page whose texts are lost stays as the server wrote it, until they are here, ${language}`, async ({
    page,
  }) => {
    const lost = new Map<string, number>()
    await page.route('**/assets/*.json', (route) => {
      const address = route.request().url()
      lost.set(address, (lost.get(address) ?? 0) + 1)
      return route.abort()
    })
    await page.goto(inLanguage('/roads', language))
    await expect(page.locator('script[type=module]')).toHaveCount(1)
    await expect.poll(() => Math.max(...lost.values()), 'the page asks again').toBeGreaterThan(1)
    await expect(heading(page)).toHaveText(expected['/roads'])
    await expect(page.locator('html[data-script="live"]')).toHaveCount(0)
    await page.unroute('**/assets/*.json')
    await waitForScript(page)
    await expect(heading(page)).toHaveText(expected['/roads'])
  })

  test(`a page that is gone to without its texts comes as a document, ${language}`, async ({ page }) => {
    await openPage(page, '/roads', language)
    await page.route('**/assets/contact*.json', (route) => route.abort())
    const document = page.waitForRequest((request) => request.isNavigationRequest())
    const address = inLanguage('/contact', language)
    await page.locator(`footer a[href="${address}"]`).first().click()
    await document
    await expect(page).toHaveURL(address)
    await expect(heading(page)).toHaveText(expected['/contact'])
  })

  test(`the other language without its texts comes as a document, ${language}`, async ({ page }) => {
    await openPage(page, '/roads', language)
    await page.route('**/assets/*.json', (route) => route.abort())
    const other = language === 'en' ? 'mr' : 'en'
    await page.locator(`header a[hreflang="${other}"]`).click()
    await expect(page).toHaveURL(inLanguage('/roads', other))
    await expect(heading(page)).toHaveText(headings[other]['/roads'])
    await expect(page.locator('html')).toHaveAttribute('lang', other)
  })
}
