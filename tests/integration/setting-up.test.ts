import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page, type Request } from '@playwright/test'
import axe from 'axe-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/steps/ports.mjs'
import { everyPage, expectNothingInvented } from '../support/nothing-invented.ts'
import { type OwnApp, ownApp } from '../support/own-council.ts'

const patience = 600_000
const longestTab = 20
const bounds = { minutes: 10, steps: 60 }

let data: string
let desk: OwnApp
let site: OwnApp
let browser: Browser

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'nagardwar-setting-up-'))
  const [port, deskPort] = [await freePort(), await freePort()]
  const [origin, deskOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${deskPort}`]
  const addresses = { ORIGIN: origin, CMS_ORIGIN: deskOrigin, API_ROOT: `${deskOrigin}/api` }
  desk = await ownApp('cms', { data, port: deskPort, env: { ...addresses, SEED: 'skeleton' } })
  site = await ownApp('site', { data, port, env: addresses })
  await Promise.all([desk.start(), site.start()])
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  browser = await chromium.launch({ executablePath, args })
}, patience)

afterAll(async () => {
  await browser?.close()
  await Promise.all([site?.stop(), desk?.stop()])
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}, 60_000)

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement)

/** A page that is still being built on a busy machine may take no Enter: a person presses it again. */
async function pressUntilSent(place: Locator, isIt: (request: Request) => boolean): Promise<void> {
  const sent = place.page().waitForRequest(isIt)
  const isSent = sent.then(() => true)
  const soon = () => new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false))
  do await place.press('Enter', { noWaitAfter: true })
  while (!(await Promise.race([isSent, soon()])))
}

const isPostTo = (end: string) => (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith(end)

const isNextPage = (request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null

/** The next screen is a page of its own, also where the same question comes again. */
async function pressEnter(place: Locator, heading: RegExp): Promise<void> {
  const page = place.page()
  const loaded = page.waitForEvent('load', { timeout: 120_000 })
  await pressUntilSent(place, isNextPage)
  await loaded
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 120_000 })
}

/** One person at the keyboard: Tab leads from field to field, and what she fills in or presses is counted. */
function atKeyboard(page: Page) {
  let steps = 0
  async function tabTo(place: Locator, { atMost = longestTab } = {}) {
    for (let tabs = 0; tabs < atMost && !(await hasFocus(place)); tabs++) await page.keyboard.press('Tab')
    expect(await hasFocus(place), `${await place.getAttribute('name')} is reached by Tab`).toBe(true)
    steps += 1
  }
  return {
    steps: () => steps,
    async write(name: string, text: string) {
      await tabTo(page.locator(`[name="${name}"]`))
      await page.keyboard.insertText(text)
    },
    async tick(name: string) {
      await tabTo(page.locator(`[name="${name}"]`))
      await page.keyboard.press('Space')
    },
    async choose(name: string, value: string) {
      const place = page.locator(`select[name="${name}"]`)
      await tabTo(place)
      for (let at = 0; at < 40 && (await place.inputValue()) !== value; at++)
        await page.keyboard.press('ArrowDown')
      expect(await place.inputValue()).toBe(value)
    },
    async pick(name: string, value: string) {
      const chosen = page.locator(`[name="${name}"]:checked`)
      const isChosen = page.locator(`[name="${name}"][value="${value}"]:checked`)
      await tabTo((await chosen.count()) > 0 ? chosen : page.locator(`[name="${name}"]`).first())
      for (let at = 0; at < 10 && (await isChosen.count()) === 0; at++) await page.keyboard.press('ArrowDown')
      expect(await isChosen.count()).toBe(1)
    },
    async press(name: string, heading: RegExp) {
      const button = page.getByRole('button', { name, exact: true })
      await tabTo(button)
      await pressEnter(button, heading)
    },
    /** A button that changes this page. */
    async pressHere(name: string, isSent: (request: Request) => boolean) {
      const button = page.getByRole('button', { name, exact: true })
      await tabTo(button, { atMost: 80 })
      await pressUntilSent(button, isSent)
    },
    async follow(name: string, heading: RegExp) {
      steps += 1
      await pressEnter(page.locator('.setup').getByRole('link', { name, exact: true }), heading)
    },
  }
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run('.setup', { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found).toEqual([])
}

/** The desk's script has named the controls: what is typed now stays. */
const isUsable = (page: Page) => page.locator('html[data-named]').waitFor({ timeout: 120_000 })

async function makeFirstAccount(page: Page): Promise<void> {
  await page.goto(`${desk.url}/admin`)
  await isUsable(page)
  await page.locator('#field-name').fill('श्रीमती प्रशासक')
  await page.locator('#field-email').fill('admin@nadgaon.example')
  await page.locator('#field-password').fill('four words not alike')
  const last = page.locator('#field-confirm-password')
  await last.fill('four words not alike')
  await pressUntilSent(last, isPostTo('/first-register'))
}

/** Residents see one page in both languages, with what was confirmed and nothing else. */
async function expectClosed(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await fetch(site.url + address)
    expect([address, answer.status]).toEqual([address, 503])
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const html = await answer.text()
    for (const text of ['Nadgaon Nagar Panchayat', 'नदगाव नगरपंचायत', 'Main Road, Nadgaon'])
      expect(html).toContain(text)
    expect(html).not.toContain('1800-555-010')
  }
}

const next = 'जतन करा व पुढे जा'
const later = 'नंतर'

test(
  'from the first account to a site that can be shown: by keyboard, in Marathi, in ten minutes and sixty steps',
  async () => {
    const page = await browser.newPage({ locale: 'mr-IN', viewport: { width: 1366, height: 900 } })
    // The desk has just started, perhaps on a busy machine; what takes too long breaks the bound of ten minutes.
    page.setDefaultTimeout(120_000)
    await makeFirstAccount(page)
    await page.getByRole('heading', { level: 1, name: 'संकेतस्थळाची उभारणी' }).waitFor({ timeout: 120_000 })
    const began = performance.now()
    const person = atKeyboard(page)
    const { write, choose, pick, tick, press } = person

    await person.follow('सुरू करा', /संस्थेचा प्रकार/)
    await expectAccessible(page)
    await choose('kind', 'nagar-panchayat')
    await choose('district', 'thane')
    await press(next, /विभाग/)

    await expectAccessible(page)
    await press(next, /कोणत्या भाषा/)
    await press(next, /नाव काय/)

    await write('name.mr', 'नदगाव नगरपंचायत')
    await press(next, /नाव काय/)
    await expectAccessible(page)
    expect(await hasFocus(page.locator('[name="name.en"]'))).toBe(true)
    await write('name.en', 'Nadgaon Nagar Panchayat')
    await write('abbreviation.mr', 'न.न.पं.')
    await write('abbreviation.en', 'NNP')
    await press(next, /बोधचिन्ह/)
    await press(later, /रंग/)

    await expectAccessible(page)
    await pick('family', 'forest')
    await press(next, /कार्यालय कोठे/)

    await write('address.mr', 'मुख्य रस्ता, नदगाव')
    await write('address.en', 'Main Road, Nadgaon')
    await write('place', '१९.२४३७, ७३.३१६०')
    await write('officeHours.mr', 'सोमवार ते शुक्रवार, सकाळी ९.४५ ते सायंकाळी ६.१५')
    await write('officeHours.en', 'Monday to Friday, 9.45 AM to 6.15 PM')
    await press(next, /क्रमांकांवर/)

    await expectAccessible(page)
    await write('office', '०२५१-५५५-०१०१')
    await tick('office.answered')
    await write('helpline', '1800-555-010')
    await press(next, /प्रशासनाचे प्रमुख/)

    for (const [mr, en, heading] of [
      ['श्री. मुख्य अ. ब.', 'Shri. A. B. Mukhya', /अध्यक्षपद/],
      ['श्रीमती अध्यक्ष क. ड.', 'Smt. K. D. Adhyaksha', /तक्रारी कोण/],
      ['श्री. निवारक प. फ.', 'Shri. P. F. Nivarak', /मजकुराची जबाबदारी/],
      ['श्रीमती वेब य. र.', 'Smt. Y. R. Web', /जन माहिती/],
    ] as const) {
      await write('name.mr', mr)
      await write('name.en', en)
      await press(next, heading)
    }
    await write('first.name.mr', 'श्री. माहिती त. थ.')
    await write('first.name.en', 'Shri. T. Th. Mahiti')
    await press(next, /मेल पाठवू/)
    await press('मेलशिवाय पुढे जा', /दुसरे प्रशासक/)

    await write('name', 'श्री. दुसरे प्रशासक')
    await write('email', 'second@nadgaon.example')
    await press('निमंत्रणाचा दुवा तयार करा', /दुसरे प्रशासक/)
    await expectAccessible(page)
    const link = await page.getByLabel(/दुवा, यांच्यासाठी/).inputValue()
    await person.follow('पुढे जा', /पहिला बॅकअप/)
    await press('आता बॅकअप घ्या', /पहिला बॅकअप/)
    await page.getByText('सर्वांत नवीन बॅकअप').waitFor()
    await person.follow('पुढे जा', /संकेतस्थळाची उभारणी/)

    await expectClosed(['/', '/mr', '/mr/contact'])
    await person.follow('संकेतस्थळ खुले करा', /संकेतस्थळ खुले करा/)
    await isUsable(page)
    await person.pressHere('आत्ता खुले करा', isPostTo('/opening'))
    await page.getByText('संकेतस्थळ नागरिकांसाठी खुले आहे.').waitFor()
    await expect.poll(async () => (await fetch(site.url)).status, { timeout: 30_000 }).toBe(200)

    const minutes = (performance.now() - began) / 60_000
    console.log(`Set up in ${person.steps()} steps and ${minutes.toFixed(1)} minutes`)
    expect(person.steps()).toBeLessThanOrEqual(bounds.steps)
    expect(minutes).toBeLessThanOrEqual(bounds.minutes)

    // The site says who the council is and how to reach it, and no number that nobody answers.
    for (const [address, texts] of [
      ['/contact', ['Nadgaon Nagar Panchayat', 'Main Road, Nadgaon', 'Smt. Y. R. Web']],
      ['/mr/contact', ['नदगाव नगरपंचायत', 'मुख्य रस्ता, नदगाव', 'श्रीमती वेब य. र.']],
    ] as const) {
      const html = async () => (await fetch(site.url + address)).text()
      // A page may be some seconds old.
      for (const text of texts) await expect.poll(html, { timeout: 30_000 }).toContain(text)
      expect(await html()).not.toContain('1800-555-010')
    }
    const pages = await everyPage(site)
    expectNothingInvented(pages, {
      origin: site.url,
      calls: ['tel:02515550101'],
      hosts: ['www.openstreetmap.org'],
    })
    const [settings] = await (await fetch(`${desk.url}/api/settings?lang=mr`)).json()
    expect(settings).toMatchObject({ name: 'नदगाव नगरपंचायत', phones: ['०२५१-५५५-०१०१'], helpline: '' })

    await page.context().clearCookies()
    // With less waiting this form sent nothing.
    await page.goto(link, { waitUntil: 'networkidle' })
    await page.locator('#field-password').fill('other words not alike')
    const last = page.locator('#field-confirm-password')
    await last.fill('other words not alike')
    await pressUntilSent(last, isPostTo('/reset-password'))
    // The link sets the password; the login is a step of its own.
    await page.waitForURL((url) => url.pathname === '/admin/login', { timeout: 120_000 })
    await page.locator('#field-email').fill('second@nadgaon.example')
    await page.locator('#field-password').fill('other words not alike')
    await pressUntilSent(page.locator('#field-password'), isPostTo('/login'))
    await page.waitForURL((url) => url.pathname === '/admin', { timeout: 120_000 })
    const me = await page.evaluate(async () => (await fetch('/cms-api/users/me')).json())
    expect(me).toMatchObject({ user: { email: 'second@nadgaon.example', role: 'admin' } })
  },
  patience,
)
