import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import contact from '../../apps/site/app/i18n/catalogues/contact.json' with { type: 'json' }
import catalogue from '../../apps/site/app/i18n/catalogues/misconduct.json' with { type: 'json' }
import { councilWithoutAccounts } from '../support/new-desk.ts'
import { expectNothingCut, phone } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { as, emailOf, password, tokenIn } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

// A council of its own: it names an officer, and all others read that their messages may be of this kind too.
test.describe.configure({ mode: 'default', timeout: 300_000 })
let council: Awaited<ReturnType<typeof councilWithoutAccounts>>
const tokens = { admin: '', officer: '' }

const send = (method: string, path: string, token: string, body?: object) =>
  fetch(`${council.cmsUrl}/cms-api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? as(token) : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const logIn = async (email: string) => tokenIn(await send('POST', '/users/login', '', { email, password }))

test.beforeAll(async () => {
  test.setTimeout(300_000)
  council = await councilWithoutAccounts()
  const admin = { name: 'admin', email: emailOf('admin'), password, role: 'admin' }
  await send('POST', '/users/first-register', '', admin)
  tokens.admin = await logIn(admin.email)
  const officer = { name: 'दक्षता अधिकारी', email: 'vigilance@nadgaon.example', password, role: 'clerk' }
  const misconductTitle = {
    en: 'Smt. A. B. Deshmukh, Vigilance Officer',
    mr: 'श्रीमती अ. ब. देशमुख, दक्षता अधिकारी',
  }
  const named = { ...officer, readsMisconduct: true, misconductTitle, currentPassword: password }
  expect((await send('POST', '/users', tokens.admin, named)).status).toBe(201)
  tokens.officer = await logIn(officer.email)
})
test.afterAll(() => council?.stop())

async function openDesk(page: Page, token: string, path: string): Promise<void> {
  await page.context().addCookies([
    { name: 'payload-token', value: token, url: council.cmsUrl },
    { name: 'payload-lng', value: 'mr', url: council.cmsUrl },
  ])
  await page.goto(`${council.cmsUrl}/admin${path}`)
  await expect(page.locator('html[data-named]')).toHaveCount(1)
}

for (const language of languages)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: phone })
    const said = textsIn(catalogue, language)
    const letters = textsIn(contact, language)

    test('a report of misconduct goes to its officer alone, who answers it', async ({ page, browser }) => {
      const subject = `${language === 'mr' ? 'खिडकी क्रमांक' : 'Counter'} ${Date.now()}`
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'))
      // The site asks once a minute who the officer is.
      await expect(async () => {
        await page.goto(council.siteUrl + inLanguage('/contact', language))
        await expect(page.getByRole('link', { name: letters.misconduct })).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 120_000 })
      await page.getByRole('link', { name: letters.misconduct }).click()
      const main = page.getByRole('main')
      await expect(main).toContainText(
        language === 'mr' ? 'श्रीमती अ. ब. देशमुख, दक्षता अधिकारी' : 'Smt. A. B. Deshmukh, Vigilance Officer',
      )
      await expectNothingCut(page, { subject })
      await expectAccessible(page)
      await main.locator('[name=subject]').fill(subject)
      await main.locator('[name=feedback]').fill('दाखल्यासाठी पैसे मागितले.')
      // Quicker than three seconds is no hand.
      const made = main.locator('input[name=made]')
      await expect.poll(async () => Date.now() - Date.parse(await made.inputValue())).toBeGreaterThan(3000)
      await main.getByRole('button', { name: said.send }).click()
      await expect(main.getByText(said.sent)).toBeVisible()
      const [reference = ''] = /F-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await main.innerText()) ?? []
      const link = await main.getByRole('link', { name: letters.link, exact: true }).getAttribute('href')

      const found = async (token: string) => {
        const answer = await send('GET', `/feedback?where[reference][equals]=${reference}&depth=0`, token)
        return ((await answer.json()) as { docs: { id: number }[] }).docs
      }
      expect(await found(tokens.admin)).toEqual([])
      const [message] = await found(tokens.officer)

      const desk = await (await browser.newContext({ viewport: phone })).newPage()
      await openDesk(desk, tokens.admin, '/inbox?show=open')
      await expect(desk.getByRole('main')).not.toContainText(subject)
      await openDesk(desk, tokens.officer, '/inbox?show=open')
      await expect(desk.getByRole('main')).toContainText(subject)
      await openDesk(desk, tokens.officer, `/collections/feedback/${message?.id}`)
      const work = desk.getByRole('region', { name: 'टिपणे व उत्तरे' })
      await work.getByLabel('उत्तर', { exact: true }).fill('चौकशी सुरू केली आहे.')
      await work.getByRole('button', { name: /^हे उत्तर द्या/ }).click()
      await expect(work.getByRole('listitem').filter({ hasText: 'चौकशी सुरू केली आहे.' })).toBeVisible()
      await desk.context().close()

      await page.goto(new URL(link ?? '', council.siteUrl).href)
      await expect(page.getByRole('main')).toContainText('चौकशी सुरू केली आहे.')
    })
  })
