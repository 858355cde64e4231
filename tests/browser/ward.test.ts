import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import wardPage from '../../apps/site/app/i18n/catalogues/ward-page.json' with { type: 'json' }
import { inLanguage, languages } from '../support/site-map.ts'

const words = { en: textsIn(wardPage, 'en'), mr: textsIn(wardPage, 'mr') }
/** Of the demo council: ward 12, and the lamps that are being changed there. */
const name = { en: 'Sawarpada', mr: 'सावरपाडा' }
const lamps = { en: 'Lamps in wards 12 and 13', mr: 'प्रभाग १२ व १३ मधील दिवे' }
/** An area in it, and the same as a resident types it. */
const area = { en: 'Kolsewadi', mr: 'कोळसेवाडी' }
const typed = { en: ['kolsewadi', 'कोळसेवाडी'], mr: ['कोळसेवाडी', 'kolsewadi'] }
const title = { en: 'Ward 12: Sawarpada', mr: 'प्रभाग १२: सावरपाडा' }

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`a ward, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })

      test('has a page, to which the list of wards leads', async ({ page }) => {
        await page.goto(inLanguage('/ward', language))
        await page.getByRole('main').getByRole('link', { name: name[language], exact: true }).click()
        await expect(page).toHaveURL(inLanguage('/ward/12', language))
        await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible()
        await expect(page.getByRole('main')).toContainText(lamps[language])
        await expect(page.getByRole('heading', { level: 2, name: words[language].member })).toBeVisible()
      })

      test('is found by an area in it', async ({ page }) => {
        const main = page.getByRole('main')
        await page.goto(inLanguage('/ward', language))
        await main.getByRole('link', { name: area[language] }).click()
        await expect(page).toHaveURL(inLanguage('/ward/12', language))
        await expect(main).toContainText(area[language])
        for (const query of typed[language]) {
          await page.goto(inLanguage(`/search?q=${encodeURIComponent(query)}`, language))
          await expect(main.getByRole('link', { name: title[language] }).first()).toBeVisible()
        }
      })

      test('that does not exist is a missing page', async ({ page }) => {
        const answer = await page.goto(inLanguage('/ward/999', language))
        expect(answer?.status()).toBe(404)
      })
    })
