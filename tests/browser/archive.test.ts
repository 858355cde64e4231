import { expect, test } from '@playwright/test'
import { expectNothingCut, openPage } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../support/visit.ts'

const closed = { en: 'Closed', mr: 'मुदत संपलेली' }

for (const language of languages)
  test(`the archive of notices is accessible in ${language} at every width`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(inLanguage('/archive', language))
    await expect(page.getByText(closed[language], { exact: true }).first()).toBeVisible()
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingCut(page, { width })
      await expectAccessible(page, width === 768 ? 'width' : 'everything')
    }
    await expectCleanText(page)
    expect(complaints).toEqual([])
  })

test('a reader comes to it from the list', async ({ page }) => {
  await openPage(page, '/press-releases', 'en')
  await page.getByRole('link', { name: 'Archive of closed notices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Archive of notices')
})
