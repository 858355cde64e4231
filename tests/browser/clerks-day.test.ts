import { type Browser, expect as expectation, type Page, test } from '@playwright/test'
import { Keyboard } from '../support/keyboard.ts'
import { shareOfMachine } from '../support/machine-share.ts'
import { councilWithoutAccounts } from '../support/new-desk.ts'
import { password } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

const most = { tender: 14, approval: 3 }
/** On a quiet machine; a busy one gets as much longer as work takes on it. */
const publicWithin = 10_000

// Each step waits for a server and a browser that other tests use the processor beside.
const patience = 90_000
const expect = expectation.configure({ timeout: patience })

let council: Awaited<ReturnType<typeof councilWithoutAccounts>>
test.describe.configure({ mode: 'default', timeout: 1_200_000 })
test.beforeAll(async () => {
  council = await councilWithoutAccounts()
})
test.afterAll(() => council?.stop())

/** A person at a device that asks for Marathi. */
async function personIn(browser: Browser): Promise<Keyboard> {
  const context = await browser.newContext({ locale: 'mr-IN' })
  return new Keyboard(await context.newPage())
}

/** Opens a page, and waits until its part is there: the first screen is led to from another one. */
async function open({ page }: Keyboard, address: string, part: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator(part)).toBeVisible()
  await expect(page.locator('html[data-named]')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page).toHaveTitle(/[ऀ-ॿ]/)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The first screen of a new desk: an account for the administrator. */
async function beginDesk(admin: Keyboard): Promise<void> {
  const { page } = admin
  await open(admin, `${council.cmsUrl}/admin`, '#field-confirm-password')
  await expectAccessible(page)
  await admin.write(page.locator('#field-email'), 'prashasak@sahyanagar.example')
  await admin.write(page.locator('#field-password'), password)
  await admin.write(page.locator('#field-confirm-password'), password)
  await admin.write(page.locator('#field-name'), 'प्रशासक')
  await admin.choose(button(page, 'तयार करा'))
  await expect(page.getByRole('heading', { level: 1, name: 'आजचे काम' })).toBeVisible()
}

/** The link by which an invited person sets a password. The roles of the list begin with the clerk. */
async function invite(admin: Keyboard, name: string, email: string, downInRoles: number): Promise<string> {
  const { page } = admin
  await open(admin, `${council.cmsUrl}/admin/collections/users`, '.account-link')
  await admin.choose(page.locator('summary', { hasText: 'दुव्याद्वारे निमंत्रण द्या' }))
  const form = page.locator('.account-link')
  await admin.write(form.getByLabel('नाव', { exact: true }), name)
  await admin.write(form.getByLabel('प्रवेशासाठीचा ई-मेल'), email)
  await admin.goTo(form.getByLabel('भूमिका'))
  for (let down = 0; down < downInRoles; down += 1) await page.keyboard.press('ArrowDown')
  await admin.choose(button(page, 'दुवा तयार करा'))
  return form.getByLabel('दुवा', { exact: true }).inputValue()
}

async function setPassword(person: Keyboard, link: string): Promise<void> {
  const { page } = person
  await open(person, link, '#field-confirm-password')
  await expectAccessible(page)
  await person.write(page.locator('#field-password'), password)
  await person.write(page.locator('#field-confirm-password'), password)
  await page.keyboard.press('Enter')
  await expect(button(page, 'प्रवेश करा')).toBeVisible()
}

async function logIn(person: Keyboard, email: string): Promise<void> {
  const { page } = person
  await open(person, `${council.cmsUrl}/admin/login`, '#field-email')
  await person.write(page.locator('#field-email'), email)
  await person.write(page.locator('#field-password'), password)
  await person.choose(button(page, 'प्रवेश करा'))
}

const pdf = (title: string) =>
  Buffer.from(`%PDF-1.4\n% ${title}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`)

async function addFile(clerk: Keyboard, field: string, name: string): Promise<void> {
  const { page } = clerk
  await clerk.choose(page.locator(field).getByRole('button', { name: 'नवीन नोंद' }))
  const form = page.getByRole('dialog').last()
  const chooser = page.waitForEvent('filechooser')
  await clerk.choose(form.getByRole('button', { name: 'फाइल निवडा' }))
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer: pdf(name) })
  await expect(form.getByText('फाइल वाचता येते.')).toBeVisible()
  await clerk.choose(form.getByRole('button', { name: 'जतन करा' }))
  await expect(form).toBeHidden()
}

const tender = { en: 'Tender: repair of the library', mr: 'निविदा: वाचनालयाची दुरुस्ती' }

/** From the login to the request for approval. */
async function writeTender(clerk: Keyboard): Promise<void> {
  const { page } = clerk
  await clerk.choose(page.getByRole('link', { name: 'निविदा किंवा प्रसिद्धिपत्रक प्रसिद्ध करा' }))
  await clerk.write(page.locator('#field-description__en'), tender.en)
  await clerk.write(page.locator('#field-description__mr'), tender.mr)
  await addFile(clerk, '#field-pdf__en', 'Repair of the library.pdf')
  await addFile(clerk, '#field-pdf__mr', 'वाचनालयाची दुरुस्ती.pdf')
  await expect(page.locator('#field-pdf__mr')).toContainText('वाचनालयाची-दुरुस्ती')
  await clerk.choose(page.locator('#action-save-draft'))
  await clerk.choose(button(page, 'मंजुरीसाठी पाठवा'))
  await clerk.choose(button(page, 'पाठवा'))
  await expect(page.getByText('मंजुरीसाठी पाठवले', { exact: true })).toBeVisible()
}

/** From the first page to what residents read. */
async function approve(officer: Keyboard): Promise<void> {
  const { page } = officer
  const waiting = page.getByRole('region', { name: /मंजुरीच्या प्रतीक्षेत/ })
  await officer.choose(waiting.getByRole('link', { name: tender.mr }))
  const request = page.getByRole('article', { name: tender.mr })
  for (const text of [tender.en, tender.mr])
    await expect(request.getByRole('cell').filter({ hasText: text })).not.toHaveCount(0)
  const approval = request.getByRole('button', { name: 'मंजूर करून प्रसिद्ध करा' })
  await officer.choose(approval)
  await expect(approval).toHaveCount(0)
}

/** Milliseconds until residents read the tender in both languages, as on a quiet machine. */
async function untilPublic(): Promise<number> {
  const began = Date.now()
  const shares = [shareOfMachine()]
  for (const [path, text] of [
    ['/mr/press-releases', tender.mr],
    ['/press-releases', tender.en],
  ] as const)
    await expect
      .poll(async () => {
        shares.push(shareOfMachine())
        return pageOf(path)
      })
      .toContain(text)
  const average = shares.reduce((sum, share) => sum + share) / shares.length
  return (Date.now() - began) / average
}

const pageOf = async (path: string) => (await fetch(`${council.siteUrl}${path}`)).text()

test('from the first account to the published tender: a clerk’s and an officer’s day, in Marathi, by keyboard', async ({
  browser,
}) => {
  const admin = await personIn(browser)
  await beginDesk(admin)
  const emails = { clerk: 'lipik@sahyanagar.example', officer: 'adhikari@sahyanagar.example' }
  const links = {
    clerk: await invite(admin, 'लिपिक', emails.clerk, 0),
    officer: await invite(admin, 'अधिकारी', emails.officer, 1),
  }
  await admin.page.context().close()

  const clerk = await personIn(browser)
  await setPassword(clerk, links.clerk)
  clerk.chosen = 0
  await logIn(clerk, emails.clerk)
  await writeTender(clerk)
  expect(await pageOf('/mr/press-releases')).not.toContain(tender.mr)
  await clerk.page.context().close()

  const officer = await personIn(browser)
  await setPassword(officer, links.officer)
  await logIn(officer, emails.officer)
  officer.chosen = 0
  await approve(officer)
  const taken = await untilPublic()
  await officer.page.context().close()

  console.log(
    `A clerk's day: ${clerk.chosen} choices for the tender, ${officer.chosen} for its approval, public after ${Math.round(taken)} ms`,
  )
  expect(clerk.chosen).toBeLessThanOrEqual(most.tender)
  expect(officer.chosen).toBeLessThanOrEqual(most.approval)
  expect(taken).toBeLessThanOrEqual(publicWithin)
})
