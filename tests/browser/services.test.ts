import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import pageTexts from '../../apps/site/app/i18n/catalogues/service-page.json' with { type: 'json' }
import services from '../../apps/site/app/i18n/catalogues/services.json' with { type: 'json' }
import { inLanguage, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const words = { en: textsIn(services, 'en'), mr: textsIn(services, 'mr') }
const of = { en: textsIn(pageTexts, 'en'), mr: textsIn(pageTexts, 'mr') }
const birth = { en: 'Birth certificate', mr: 'जन्म प्रमाणपत्र' }
const days = { en: 'Within 3 days', mr: '३ दिवसांत' }
const asked = { en: ['birth certificate', 'birth proof'], mr: ['जन्म दाखला', 'जन्माचा दाखला'] }

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`services, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })
      const at = (path: string) => inLanguage(path, language)

      test('lead from the charter to a service, and from it to the letter of the appeal', async ({
        page,
      }) => {
        const errors: string[] = []
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
        page.on('pageerror', (error) => errors.push(String(error)))
        await page.goto(at('/citizen-charter'))
        const main = page.getByRole('main')
        await main
          .locator(`a[href="${at('/services')}"]`)
          .first()
          .click()
        await expect(page).toHaveURL(at('/services'))
        await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(words[language].birth)
        await main.getByRole('link', { name: birth[language] }).click()
        await expect(page).toHaveURL(at('/services/birth-certificate'))
        await expect(main).toContainText(days[language])
        await expect(main).toContainText(of[language].bring)
        await main.getByRole('link', { name: of[language]['letter-first'] }).click()
        await expect(page).toHaveURL(at('/services/birth-certificate/first-appeal'))
        await expect(main.getByRole('article')).toHaveCount(2)
        await expect(main.getByRole('article').first()).toHaveAttribute('lang', language)
        expect(errors).toEqual([])
      })
    })

for (const language of languages) {
  test(`the form stands under the heading of its service on a phone, above the papers, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(inLanguage('/services/birth-certificate', language))
    const main = page.getByRole('main')
    const title = of[language].formOf.replace('{{name}}', birth[language])
    const form = main.getByRole('link', { name: new RegExp(`^${title}`) }).and(page.locator('[href$=".pdf"]'))
    await expect(form).toBeInViewport()
    const papers = main.getByText(of[language].bring, { exact: true })
    const [above, below] = await Promise.all([form.boundingBox(), papers.boundingBox()])
    expect(above?.y).toBeLessThan(below?.y ?? 0)
  })

  test(`a letter is printed on a sheet for each language, ${language}`, async ({ page }) => {
    await page.goto(inLanguage('/services/birth-certificate/first-appeal', language))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    const breaks = await page
      .getByRole('article')
      .evaluateAll((sheets) => sheets.map((sheet) => getComputedStyle(sheet).breakBefore))
    expect(breaks).toEqual(['auto', 'page'])
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThanOrEqual(3)
  })

  test(`the pages of services have no fault that axe finds, ${language}`, async ({ page }) => {
    for (const path of [
      '/services',
      '/services/birth-certificate',
      '/services/water-connection/second-appeal',
    ]) {
      await page.goto(inLanguage(path, language))
      await expectAccessible(page)
    }
  })

  for (const question of asked[language])
    test(`the search finds “${question}”, ${language}`, async ({ page }) => {
      await expect(async () => {
        await page.goto(`${inLanguage('/search', language)}?q=${encodeURIComponent(question)}`)
        const found = page
          .getByRole('main')
          .locator(`a[href^="${inLanguage('/services/birth-certificate', language)}"]`)
        await expect(found.first()).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 30_000 })
    })
}

test('a service is described for search engines, stands in the site map, and its letter does not', async ({
  page,
  request,
}) => {
  await page.goto('/services/birth-certificate')
  const written = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(written ?? '')).toMatchObject({ '@type': 'GovernmentService', name: birth.en })
  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain('/mr/services/birth-certificate<')
  expect(map).toContain('/services<')
  expect(map).not.toContain('/birth-certificate/first-appeal')
  expect((await request.get('/services/nothing')).status()).toBe(404)
})
