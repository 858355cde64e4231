import { expect, test } from '@playwright/test'
import { inLanguage, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const title = { en: 'Budget and accounts 2025-26', mr: 'अंदाजपत्रक व लेखे २०२५-२६' }
const comes = { en: 'Where the money comes from', mr: 'पैसा कोठून येतो' }
const goes = { en: 'Where the money goes', mr: 'पैसा कोठे जातो' }
const spent = { en: '₹229 crore', mr: '₹२२९ कोटी' }
const each = { en: '₹9,603', mr: '₹९,६०३' }
const table = { en: /Expenditure by head and item/, mr: /शीर्ष व बाबनिहाय खर्च/ }
const salaries = { en: /Salaries and pensions/, mr: /वेतन व निवृत्तिवेतन/ }
const exact = { en: '72,50,62,000', mr: '७२,५०,६२,०००' }

for (const language of languages) {
  test.describe(`the budget without script, ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('is read on a phone, from the menu to a year', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(inLanguage('/budget', language))
      const main = page.getByRole('main')
      for (const name of [comes[language], goes[language]])
        await expect(main.getByRole('img', { name })).toBeVisible()
      const year = inLanguage('/budget/2025-26', language)
      await main.locator(`a[href="${year}"]`).first().click()
      await expect(page).toHaveURL(year)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title[language])
      await expect(main).toContainText(spent[language])
      await expect(main).toContainText(each[language])
      const row = main
        .getByRole('table', { name: table[language] })
        .getByRole('row', { name: salaries[language] })
      await expect(row).toContainText(exact[language])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBe(0)
    })
  })

  test(`the spreadsheet of a year is downloaded, ${language}`, async ({ page, request }) => {
    await page.goto(inLanguage('/budget/2025-26', language))
    const href = await page.locator('main a[download]').getAttribute('href')
    const answer = await request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toContain('मालमत्ता कर')
  })

  test(`the budget has no fault that axe finds, and no complaint, ${language}`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(inLanguage('/budget', language))
      await expectAccessible(page)
    }
    expect(errors).toEqual([])
  })
}
