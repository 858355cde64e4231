import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { api } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { openPage } from '../support/reader.ts'
import { languages } from '../support/site-map.ts'
import { hireStaff, type Role } from '../support/staff.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default' })
let tokens: Record<Role, string>
const asked = { en: 'dog collar', mr: 'श्वान परवाना' }
test.beforeAll(async () => {
  tokens = await hireStaff()
  const day = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const words = Object.values(asked).map((each) => ({ words: each, count: 5, fruitless: 5, clicked: 0 }))
  const visits = [{ page: '/mr/gardens', count: 12 }]
  const body = JSON.stringify({ id: randomUUID(), day, visits, words })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(api('/reader-counts'), { method: 'POST', headers, body })).status).toBe(200)
})

const words = {
  en: { means: 'means the same as', add: 'Add as a synonym', added: 'Added.' },
  mr: { means: 'याच अर्थाचा शब्द', add: 'समानार्थी म्हणून जोडा', added: 'जोडले.' },
}

for (const language of languages)
  test(`an editor sees what residents look for and adds a synonym, in ${language}, accessible at every width`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await readDeskAs(page, tokens.editor, language)
    await openView(page, '/looked-for')
    await expect(page.getByRole('img', { name: /./ }).first()).toBeVisible()
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
      await expectAccessible(page)
    }
    const { means, add, added } = words[language]
    await page.getByLabel(`${asked[language]}: ${means}`).fill(language === 'en' ? 'pet tag' : 'कुत्रा नोंदणी')
    const button = page.getByRole('button', { name: `${add}: ${asked[language]}` })
    await expect(button).toBeEnabled()
    await button.press('Enter')
    await expect(page.getByText(added).first()).toBeVisible()
    expect(complaints).toEqual([])
  })

test('the server learns from which search a reader comes', async ({ page }) => {
  await openPage(page, '/search?q=gardens', 'en')
  const target = page.getByRole('main').locator('a[href="/gardens"]').first()
  const request = page.waitForRequest((each) => new URL(each.url()).pathname === '/gardens')
  await target.click()
  expect(await (await request).headerValue('referer')).toMatch(/\/search\?q=gardens$/)
})
