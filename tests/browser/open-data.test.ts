import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import openData from '../../apps/site/app/i18n/catalogues/open-data.json' with { type: 'json' }
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const words = { en: textsIn(openData, 'en'), mr: textsIn(openData, 'mr') }

for (const language of languages) {
  const said = words[language]
  const at = (path: string) => inLanguage(path, language)

  test.describe(`open data, ${language}`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('a list is explained, and its sheet is what the link gives', async ({ page }) => {
        await page.goto(at('/open-data'))
        await page.getByRole('main').getByText(String(said.roads), { exact: true }).click()
        const files = page.getByRole('list', { name: `${said.files}: ${said.roads}` })
        const sheet = files.getByRole('link', { name: `${said.csv}, ${said.marathi}` })
        const answer = await page.request.get((await sheet.getAttribute('href')) ?? '')
        expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
        // The mark of the encoding, without which Excel reads no Marathi; `text()` would leave it out.
        expect((await answer.body()).toString('utf8').split('\r\n')[0]).toBe(
          '\uFEFFid,language_code,description,length,last_changed',
        )
      })

      test('a page names the feeds in its language', async ({ page }) => {
        await page.goto(at('/roads'))
        const feed = page.locator(`link[type="application/atom+xml"][href="/feeds/news.${language}.atom"]`)
        await expect(feed).toHaveAttribute('title', String(said.news))
        expect((await page.request.get(`/feeds/news.${language}.atom`)).status()).toBe(200)
      })

      test('the page of a department names the feed of its documents', async ({ page }) => {
        await page.goto(at('/account-department'))
        const feed = page.locator(`link[type="application/atom+xml"][title="${said.departmentFeed}"]`)
        const answer = await page.request.get((await feed.getAttribute('href')) ?? '')
        expect(answer.status()).toBe(200)
        expect(await answer.text()).toContain('<entry>')
      })
    })

    test('is there too when a reader comes from another page', async ({ page }) => {
      await goTo(page, at('/downloads'))
      await page.getByRole('main').getByRole('link', { name: said.title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
      await expect(page.getByRole('main').getByText(String(said.roads), { exact: true })).toBeVisible()
    })
  })
}
