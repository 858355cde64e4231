import { expect, type Page, test } from '@playwright/test'
import { inLanguage, languages, templates } from '../support/site-map.ts'

/** No page shows an error or is wider than a phone. */
async function expectWhole(page: Page, address: string): Promise<void> {
  const served = await page.request.get(address)
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await served.text())?.[1]?.replace(/<[^>]+>/g, '') ?? ''
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  const shown = await page
    .locator('h1')
    .evaluateAll((all) => all.map((each) => each.innerHTML.replace(/<[^>]+>/g, '')))
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect({ address, shown, wide: Math.max(0, wide) }).toEqual({ address, shown: [heading], wide: 0 })
}

for (const language of languages)
  test.describe(language, () => {
    test.setTimeout(240_000)
    test(`a page of each template is whole, ${language}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`))
      await page.setViewportSize({ width: 360, height: 740 })
      for (const path of templates) await expectWhole(page, inLanguage(path, language))
      expect(errors).toEqual([])
    })
  })

test('the menu opens, the language changes, a search is answered, a feedback is sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
  await page.goto('/roads')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  await page.locator('#menu-button').click()
  await page
    .locator('#menu')
    .getByRole('button', { name: /City Profile/ })
    .click()
  await page.locator('#menu a[href="/schools"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools')
  await page.locator('a[hreflang=mr]').first().click()
  await expect(page).toHaveURL(/\/mr\/schools$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await page.goto('/search')
  await page.getByRole('main').getByRole('searchbox').fill('water')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  const answers = {
    name: 'कविता',
    mobile: '0251-555-0140',
    subject: 'Lamp',
    email: 'k@council.example',
    feedback: 'Dark',
  }
  for (const [field, answer] of Object.entries(answers)) await page.locator(`#field-${field}`).fill(answer)
  await page.getByRole('button', { name: 'Send feedback', exact: true }).click()
  await expect(page.getByText('Your reference number:').first()).toBeVisible()
})
