import { randomBytes } from 'node:crypto'
import { type Browser, expect as expectation, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { Mouse } from '../support/mouse.ts'
import { skeletonDesk } from '../support/new-desk.ts'
import { password } from '../support/staff.ts'

/** Outside the dialogs of files. */
const most = { tender: 14, approval: 2, photographs: 12, answer: 3 }

const expect = expectation.configure({ timeout: 90_000 })
type Role = 'admin' | 'editor' | 'clerk'

let cmsUrl: string
let stop: () => Promise<void>
let tokens: Record<Role, string>
test.describe.configure({ mode: 'default', timeout: 600_000 })

const post = (address: string, body: unknown, token?: string) =>
  fetch(`${cmsUrl}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(body),
  })

async function tokenOf(role: Role): Promise<string> {
  const response = await post('/cms-api/users/login', { email: `${role}@sahyanagar.example`, password })
  const cookie = response.headers.get('set-cookie') ?? ''
  return /(?:^|,\s*)payload-token=([^;]+)/.exec(cookie)?.[1] ?? ''
}

test.beforeAll(async () => {
  ;({ cmsUrl, stop } = await skeletonDesk())
  const account = (role: Role, name: string) => ({
    name,
    email: `${role}@sahyanagar.example`,
    password,
    role,
  })
  await post('/cms-api/users/first-register', account('admin', 'प्रशासक'))
  const admin = await tokenOf('admin')
  await post('/cms-api/users', account('editor', 'अधिकारी'), admin)
  await post('/cms-api/users', account('clerk', 'लिपिक'), admin)
  tokens = { admin, editor: await tokenOf('editor'), clerk: await tokenOf('clerk') }
  // Both languages are asked for: that is the most to write.
  await post('/cms-api/globals/settings', { requiredLanguages: 'both' }, admin)
})
test.afterAll(() => stop?.())

/** A member of staff who has just logged in, in Marathi. */
async function personIn(browser: Browser, role: Role): Promise<Mouse> {
  const context = await browser.newContext({ locale: 'mr-IN', viewport: { width: 1366, height: 768 } })
  await context.addCookies([{ name: 'payload-token', value: tokens[role], url: cmsUrl }])
  const person = new Mouse(await context.newPage())
  await person.page.goto(`${cmsUrl}/admin`)
  await expect(person.page.locator('html[data-named]')).toHaveAttribute('lang', 'mr')
  return person
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const pdf = (title: string) =>
  Buffer.from(`%PDF-1.4\n% ${title}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`)

async function addFile(clerk: Mouse, field: string, name: string): Promise<void> {
  const { page } = clerk
  await clerk.click(page.locator(field).getByRole('button', { name: 'नवीन नोंद' }))
  const form = page.getByRole('dialog').last()
  const file = { name, mimeType: 'application/pdf', buffer: pdf(name) }
  await clerk.chooseFiles(form.getByRole('button', { name: 'फाइल निवडा' }), file)
  await expect(form.getByText('फाइल वाचता येते.')).toBeVisible()
  await clerk.click(form.getByRole('button', { name: 'जतन करा' }))
  await expect(form).toBeHidden()
}

/** From the first page until residents have it. */
async function approve(officer: Mouse, name: string | RegExp): Promise<void> {
  const { page } = officer
  const waiting = page.getByRole('region', { name: /मंजुरीच्या प्रतीक्षेत/ })
  await officer.click(waiting.getByRole('link', { name }))
  const approval = page.getByRole('article', { name }).getByRole('button', { name: 'मंजूर करून प्रसिद्ध करा' })
  await officer.click(approval)
  await expect(approval).toHaveCount(0)
}

const published = async (list: string) =>
  (await fetch(`${cmsUrl}/api/${list}?lang=mr`)).json() as Promise<Record<string, unknown>[]>

test('a tender in both languages with two documents, and its approval', async ({ browser }) => {
  const tender = { en: 'Tender: repair of the library', mr: 'निविदा: वाचनालयाची दुरुस्ती' }
  const clerk = await personIn(browser, 'clerk')
  const { page } = clerk
  await clerk.click(page.getByRole('link', { name: 'निविदा किंवा प्रसिद्धिपत्रक प्रसिद्ध करा' }))
  await clerk.write(page.locator('#field-description__mr'), tender.mr)
  await clerk.write(page.locator('#field-description__en'), tender.en)
  await addFile(clerk, '#field-pdf__mr', 'वाचनालयाची दुरुस्ती.pdf')
  await addFile(clerk, '#field-pdf__en', 'Repair of the library.pdf')
  await clerk.click(page.locator('#action-save-draft'))
  await clerk.click(button(page, 'मंजुरीसाठी पाठवा'))
  await clerk.click(button(page, 'पाठवा'))
  await expect(page.getByText('मंजुरीसाठी पाठवले', { exact: true })).toBeVisible()
  const officer = await personIn(browser, 'editor')
  await approve(officer, tender.mr)
  expect(await published('tenders')).toMatchObject([{ description: tender.mr }])
  console.log(`Clicks: ${clerk.clicks} for the tender, ${officer.clicks} for its approval`)
  expect(clerk.clicks).toBeLessThanOrEqual(most.tender)
  expect(officer.clicks).toBeLessThanOrEqual(most.approval)
})

test('ten photographs of an event, until they are published', async ({ browser }) => {
  const photographs = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => ({
      name: `IMG_${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(randomBytes(48 * 36 * 3), { raw: { width: 48, height: 36, channels: 3 } })
        .jpeg()
        .toBuffer(),
    })),
  )
  const clerk = await personIn(browser, 'clerk')
  const { page } = clerk
  await clerk.click(page.getByRole('link', { name: 'छायाचित्रे जोडा' }))
  await clerk.chooseFiles(page.getByLabel('छायाचित्रे निवडा'), photographs)
  await clerk.write(page.getByLabel('कार्यक्रमाचे नाव (मराठी)'), 'वृक्षारोपण')
  await clerk.write(page.getByLabel('कार्यक्रमाचे नाव (इंग्रजी)'), 'Tree planting')
  await clerk.write(page.getByLabel('कार्यक्रमाचा दिनांक'), '५.७.२०२६')
  await clerk.write(page.getByLabel('ठिकाण (मराठी)'), 'सह्य तलाव')
  await clerk.write(page.getByLabel('ठिकाण (इंग्रजी)'), 'Sahya Lake')
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('group') })
  await expect(cards).toHaveCount(10)
  for (const [at, card] of (await cards.all()).entries()) {
    await clerk.write(card.getByLabel('चित्रात काय दिसते (मराठी)'), `रोपे लावताना मुले, चित्र ${at + 1}`)
    await clerk.write(card.getByLabel('चित्रात काय दिसते (इंग्रजी)'), `Children with saplings, picture ${at + 1}`)
  }
  await expect(page.getByText('अपलोड: १० / १०')).toBeVisible()
  await clerk.click(button(page, 'मंजुरीसाठी पाठवा'))
  await expect(page.getByText('संच मंजुरीसाठी पाठवला.')).toBeVisible()
  const officer = await personIn(browser, 'editor')
  await approve(officer, /रोपे लावताना मुले/)
  const rows = await published('gallerys')
  expect(rows.filter(({ event, place }) => event === 'वृक्षारोपण' && place === 'सह्य तलाव')).toHaveLength(10)
  console.log(`Clicks: ${clerk.clicks} for ten photographs, ${officer.clicks} for their approval`)
  expect(clerk.clicks + officer.clicks).toBeLessThanOrEqual(most.photographs)
})

test('an answer to a resident', async ({ browser }) => {
  const sent = await post('/api/contact-us', {
    name: 'कविता',
    mobile: '0251-555-0140',
    email: 'kavita@sahyanagar.example',
    subject: 'पथदिवा बंद आहे',
    feedback: 'बाजार गल्लीतील पथदिवा आठवडाभर बंद आहे.',
  })
  expect(sent.ok).toBe(true)
  const officer = await personIn(browser, 'editor')
  const { page } = officer
  await officer.click(page.getByRole('link', { name: 'पथदिवा बंद आहे' }))
  const answer = page.getByLabel('उत्तर', { exact: true })
  await officer.write(answer, 'दिवा आज दुरुस्त केला आहे.')
  await officer.click(page.getByRole('button', { name: /^हे उत्तर द्या/ }))
  await expect(page.getByText('दिवा आज दुरुस्त केला आहे.').first()).toBeVisible()
  await expect(answer).toHaveValue('')
  console.log(`Clicks: ${officer.clicks} for an answer`)
  expect(officer.clicks).toBeLessThanOrEqual(most.answer)
})
