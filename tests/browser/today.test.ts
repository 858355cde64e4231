import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import alerts from '../../apps/site/app/i18n/catalogues/alerts.json' with { type: 'json' }
import today from '../../apps/site/app/i18n/catalogues/today.json' with { type: 'json' }
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const words = { en: textsIn(today, 'en'), mr: textsIn(today, 'mr') }
const alertWords = { en: textsIn(alerts, 'en'), mr: textsIn(alerts, 'mr') }
/** Of the demo council: lamps that are being changed. */
const lamps = { en: 'Lamps in wards 12 and 13', mr: 'प्रभाग १२ व १३ मधील दिवे' }
const times = { en: /6 AM to 8 AM/, mr: /सकाळी ६ ते ८/ }

for (const language of languages) {
  const at = (path: string) => inLanguage(path, language)
  const said = words[language]

  test.describe(`the town today, ${language}`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('is told of street lights above their page, and led from there to all services', async ({
        page,
      }) => {
        await page.goto(at('/electric'))
        const box = page.locator('#alerts')
        await expect(box).toContainText(`${said.streetLights}: ${said.limited}. ${lamps[language]}`)
        await box.getByRole('link', { name: alertWords[language].today }).click()
        await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
        const services = page.getByRole('table', { name: said.services })
        await expect(services.getByRole('row', { name: new RegExp(`^${said.water} `) })).toContainText(
          times[language],
        )
        await expect(services.getByRole('row', { name: new RegExp(`^${said.streetLights} `) })).toContainText(
          said.limited,
        )
        await expect(page.getByRole('heading', { name: said.officeHours })).toBeVisible()
        await expect(page.getByRole('table', { name: said.holidays })).toBeVisible()
        await expect(page.getByRole('heading', { name: said.news })).toBeVisible()
      })

      test('is the same above the pages of the department concerned, and on no other page', async ({
        page,
      }) => {
        await page.goto(at('/electrical-department'))
        await expect(page.locator('#alerts')).toContainText(lamps[language])
        await page.goto(at('/schools'))
        await expect(page.locator('#alerts')).toBeEmpty()
      })
    })

    test('is found by search', async ({ page }) => {
      await goTo(
        page,
        at(`/search?q=${encodeURIComponent(language === 'en' ? 'Republic Day' : 'प्रजासत्ताक दिन')}`),
      )
      await page
        .getByRole('main')
        .getByRole('link', { name: language === 'en' ? 'Republic Day' : 'प्रजासत्ताक दिन' })
        .first()
        .click()
      await expect(page).toHaveURL(new RegExp(`${at('/today')}(#|$)`))
    })

    test('is accessible where something stands above a page', async ({ page }) => {
      await goTo(page, at('/electric'))
      await expect(page.locator('#alerts')).toContainText(lamps[language])
      await expectAccessible(page)
    })
  })
}
