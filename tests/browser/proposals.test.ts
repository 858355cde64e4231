import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import proposals from '../../apps/site/app/i18n/catalogues/budget-proposals.json' with { type: 'json' }
import { phone } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const words = { en: textsIn(proposals, 'en'), mr: textsIn(proposals, 'mr') }
/** Of the demo council, and open. */
const link = '/notices/budget-2027-28'
const work = { en: 'A lamp at the well', mr: 'विहिरीजवळ दिवा' }

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a phone, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: phone })

      test('a resident proposes a work for the budget, and sees what becomes of it', async ({ page }) => {
        const said = words[language]
        const main = page.getByRole('main')
        await page.goto(inLanguage(link, language))
        const form = main.locator('form').filter({ has: page.getByRole('button', { name: said.send }) })
        await form.getByRole('combobox').selectOption({ index: 1 })
        await form.locator('[name=title]').fill(work[language])
        await form.locator('[name=text]').fill('अंधार असतो.')
        await form.locator('[name=name]').fill('आशा पाटील')
        await form.locator('[name=mobile]').fill('9876500140')
        await form.locator('[name=email]').fill('asha@example.org')
        // Faster than a person writes it comes back, with everything in it.
        await expect(async () => {
          await form.getByRole('button', { name: said.send }).click()
          await expect(main.getByText(said.sent)).toBeVisible({ timeout: 3000 })
        }).toPass({ timeout: 60_000 })
        await expect(main).toContainText(/F-[0-9A-Z]{4}-[0-9A-Z]{4}/)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(phone.width)
        await main.locator('a[href*="/feedback/"]').first().click()
        await expect(page).toHaveURL(/\/feedback\/[a-z2-7]{26}$/)
        await expect(main).toContainText(work[language])
      })
    })
