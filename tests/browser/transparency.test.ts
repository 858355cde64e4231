import { expect, test } from '@playwright/test'
import { expectNothingCut, openPage } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../support/visit.ts'

const titles = {
  en: 'What the council must publish',
  mr: 'नगरपरिषदेने प्रसिद्ध करावयाची माहिती',
}

const clauses = { en: 'section 4(1)(b)(i)', mr: 'कलम ४(१)(ख)(एक)' }

for (const language of languages)
  test(`what the council must publish is accessible in ${language} at every width`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(inLanguage('/transparency', language))
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible()
    await expect(page.getByText(clauses[language], { exact: true })).toBeHidden()
    await page.setViewportSize({ width: 360, height: 800 })
    expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(9000)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(clauses[language], { exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    for (const law of await page.locator('main summary').all()) await law.press('Enter')
    await expect(page.getByText(clauses[language], { exact: true })).toBeVisible()
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCut(page, { width })
      await expectAccessible(page, width === 768 ? 'width' : 'everything')
    }
    await expectCleanText(page)
    expect(complaints).toEqual([])
  })

test('a reader comes to it from the menu of a page whose script has taken over', async ({ page }) => {
  await openPage(page, '/contact', 'en')
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate('/transparency')
  })
  await expect(page.getByRole('heading', { level: 1, name: titles.en })).toBeVisible()
})
