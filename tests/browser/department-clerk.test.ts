import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { deadLinks, linksOf, refusalsOf } from '../support/clerk.ts'
import { api, ask, siteUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { phone } from '../support/reader.ts'
import { as, desk, hireStaff, password, type Role, sendAs, tokenIn } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

test.describe.configure({ mode: 'default' })

const mark = randomInt(10_000, 99_999)
const email = `lights-${mark}@sahyanagar.example`
const place = `बाजार गल्ली ${mark}`
const note = 'फ्यूज बदलला; दिवा सुरू आहे.'

let tokens: Record<Role, string>
let clerk = { id: 0, token: '' }
let report = { id: 0, secret: '' }

const docsOf = async (path: string) =>
  (
    (await (await sendAs(tokens.admin, 'GET', path)).json()) as {
      docs: { id: number; department: number | null }[]
    }
  ).docs

/** A report of the first kind that has a department, from a resident who asks for no mail. */
async function sendReport(kind: number) {
  const body = {
    ...{ kind, ward: null, place, latitude: null, longitude: null, text: 'दिवा बंद आहे.' },
    ...{ name: 'शुभांगी तळेकर', mobile: '0251-555-0177', email: '', photographs: [], notice: '2026-11-28' },
    ...{ language: 'mr', website: '', seconds: 60 },
  }
  const sent = await ask(api('/report'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(sent.status).toBe(201)
  const { contactId, secret } = (await sent.json()) as { contactId: string; secret: string }
  const [message] = await docsOf(`/feedback?where[reference][equals]=${contactId}&depth=0`)
  return { id: message?.id ?? 0, secret }
}

test.beforeAll(async () => {
  tokens = await hireStaff()
  const kind = (await docsOf('/report-kinds?depth=0&limit=50')).find(({ department }) => department)
  expect(kind).toBeDefined()
  const account = { name: 'विद्युत लिपिक', email, password, role: 'clerk', department: kind?.department }
  const made = await sendAs(tokens.admin, 'POST', '/users', account)
  expect(made.status).toBe(201)
  const login = await ask(desk('/users/login'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ email, password }),
  })
  clerk = { id: ((await made.json()) as { doc: { id: number } }).doc.id, token: tokenIn(login) }
  report = await sendReport(kind?.id ?? 0)
})
test.afterAll(async () => {
  await sendAs(tokens.admin, 'DELETE', `/feedback/${report.id}`)
  await sendAs(tokens.admin, 'DELETE', `/users/${clerk.id}`)
})

const work = (page: Page) => page.getByRole('region', { name: 'टिपणे व उत्तरे' })

test.describe('on a phone, in Marathi', () => {
  test.use({ viewport: phone })

  test('a clerk finds what came for her department, notes what was done, and an editor answers', async ({
    page,
  }) => {
    await readDeskAs(page, clerk.token, 'mr')
    const refusals = refusalsOf(page)
    await openView(page, '')
    const part = page.getByRole('region', { name: /^माझ्या विभागाकडील अभिप्राय/ })
    await expect(part).toBeVisible()

    await openView(page, '/inbox')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^सर्व प्रलंबित/ })).toHaveAttribute('aria-current', 'page')
    await expect(main.getByLabel('विभाग', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    const links = await linksOf(page)
    expect(await deadLinks(links, clerk.token)).toEqual([])

    await openView(page, `/collections/feedback/${report.id}`)
    await expect(page.locator('#action-save')).toHaveCount(0)
    await expect(work(page).getByRole('button', { name: /उत्तर द्या/ })).toHaveCount(0)
    await expect(work(page)).toContainText('नागरिकाला उत्तर संपादक देतात')
    await work(page).getByLabel('कोणाकडे आहे').selectOption({ label: 'विद्युत लिपिक' })
    await work(page).getByRole('button', { name: 'स्वतःकडे घ्या' }).click()
    await expect(work(page).getByText('विद्युत लिपिक यांच्याकडे सोपवला')).toBeFocused()
    await work(page).getByRole('textbox').fill(note)
    await work(page).getByRole('button', { name: 'टिपण जोडा' }).click()
    await expect(work(page).getByText(note)).toBeVisible()
    await expect(work(page).getByText('टिपण जोडले', { exact: true })).toBeFocused()
    await expectAccessible(page)
    expect(refusals).toEqual([])

    await readDeskAs(page, tokens.editor, 'mr')
    await openView(page, `/collections/feedback/${report.id}`)
    await expect(work(page).getByText(note)).toBeVisible()
    await expect(work(page).getByLabel('कोणाकडे आहे')).toHaveValue(String(clerk.id))
    const answer = { action: 'answer', text: 'दिवा सुरू केला आहे.', language: 'mr', once: `department-${mark}` }
    expect((await sendAs(tokens.editor, 'POST', `/feedback-work/${report.id}`, answer)).status).toBe(200)

    await page.goto(`${siteUrl}/mr/feedback/${report.secret}`)
    await expect(page.getByRole('main')).toContainText('दिवा सुरू केला आहे.')
    await expect(page.getByRole('main')).not.toContainText(note)
  })
})

test('a clerk without a department is not led to messages, in Marathi', async ({ page }) => {
  await readDeskAs(page, tokens.clerk, 'mr')
  await openView(page, '/inbox')
  await expect(page.getByRole('main')).toContainText('अभिप्राय केवळ संपादक व प्रशासक वाचू शकतात.')
  await expect(page.getByRole('link', { name: 'अभिप्राय टपाल' })).toHaveCount(0)
  const response = await ask(desk(`/feedback/${report.id}`), { headers: as(tokens.clerk) })
  expect(response.status).toBe(403)
})
