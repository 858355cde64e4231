import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/steps/ports.mjs'
import { at } from '../../scripts/steps/repository.mjs'
import { type OwnApp, ownApp } from '../support/own-council.ts'

const patience = 300_000
const soon = { timeout: 30_000 }
const account = { name: 'श्रीमती प्रशासक', email: 'first@council.example', password: 'four words not alike' }

let data: string
let desk: OwnApp
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'nagardwar-clerk-'))
  const port = await freePort()
  const env = { CMS_ORIGIN: `http://127.0.0.1:${port}`, SEED: 'skeleton' }
  desk = await ownApp('cms', { data, port, env })
  await desk.start()
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
  browser = await chromium.launch({ executablePath, args })
  context = await browser.newContext({ locale: 'mr-IN', viewport: { width: 1366, height: 768 } })
  context.setDefaultTimeout(60_000)
  const headers = { 'content-type': 'application/json' }
  const made = await fetch(`${desk.url}/cms-api/users/first-register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  })
  expect(made.status).toBe(200)
}, patience)

afterEach(() => page?.close())

afterAll(async () => {
  await browser?.close()
  await desk?.stop()
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}, 60_000)

const isUsable = () => page.locator('html[data-named]').waitFor()
async function open(address: string): Promise<void> {
  page = await context.newPage()
  await page.goto(`${desk.url}/admin${address}`)
  await isUsable()
}

test(
  'what is wrong with a login stands in the form, at its field, and does not go away',
  async () => {
    await open('/login')
    const logIn = page.getByRole('button', { name: 'प्रवेश करा', exact: true })
    await page.locator('#field-email').fill(account.email)
    await logIn.click()
    await page.locator('#field-password-problem').waitFor()
    expect(await page.locator('#field-password').getAttribute('aria-invalid')).toBe('true')
    await page.locator('#field-password').fill('a wrong password')
    await logIn.click()
    const said = page.locator('.login__form [role="alert"]')
    await expect.poll(() => said.textContent(), soon).not.toBe('')
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    await page.locator('#field-password').fill(account.password)
    await logIn.click()
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'))
  },
  patience,
)

test(
  'the button of every question of the guide is seen at 1366 × 768, and the languages lead on',
  async () => {
    // Each question is a file. The desk's own table would bring Payload's types into the tests.
    const questions = readdirSync(at('apps/cms/src/features/setup/questions'))
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length))
    expect(questions.length).toBeGreaterThan(12)
    for (const id of questions) {
      await open(`/setup/${id}`)
      const place = await page.locator('.setup-button--main').boundingBox()
      expect([id, place && place.y + place.height <= 768]).toEqual([id, true])
      if (id !== 'languages') await page.close()
      if (id !== 'languages') continue
      await page.locator('[name="firstLanguage"][value="mr"]').check()
      await page.locator('[name="requiredLanguages"][value="mr"]').check()
      await page.locator('.setup-button--main').click()
      await page.waitForURL(({ pathname }) => pathname.endsWith('/setup/name'))
      await page.close()
    }
    await open('/server-tasks')
    await page.getByText('DEFAULT_LANGUAGE=mr').waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.nav').first().isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'छापा' }).isVisible()).toBe(false)
  },
  patience,
)

test(
  'forms ask for Marathi first, and mark it alone, as soon as the council has chosen it, whatever the server is set to',
  async () => {
    await open('/collections/electric-contacts/create')
    const halves = page.locator('[id^="field-description__"]')
    const ids = await halves.evaluateAll((fields) => fields.map(({ id }) => id))
    expect(ids.filter((id) => /__(?:en|mr)$/.test(id))).toEqual([
      'field-description__mr',
      'field-description__en',
    ])
    const marks = (language: string) =>
      page
        .locator(`label[for="field-description__${language}"]`)
        .evaluate((label) => [
          getComputedStyle(label, '::after').content,
          [...label.querySelectorAll('.required')].some((mark) => mark.checkVisibility()),
        ])
    expect(await marks('mr')).toEqual(['"*"', false])
    expect(await marks('en')).toEqual(['none', false])
  },
  patience,
)

test(
  'a file that cannot be taken is named and never sent; one beside it is taken',
  async () => {
    await open('/collections/media/create')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const letter = {
      name: 'पत्र.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('PK\x03\x04 letter'),
    }
    const large = { name: 'आराखडा.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(31 * 1024 * 1024) }
    large.buffer.write('%PDF-1.7')
    const input = page.locator('.file-field input[type="file"]')
    for (const [file, reason] of [
      [letter, 'पत्र.docx: केवळ चित्रे'],
      [large, 'आराखडा.pdf: दस्तऐवज ३० एमबीपेक्षा मोठा आहे'],
    ] as const) {
      await input.setInputFiles(file)
      await page.locator('.file-gate').getByText(reason).waitFor()
      expect(await page.locator('.file-field__filename').count()).toBe(0)
    }
    expect(sent.filter((url) => url.includes('/media'))).toEqual([])
    const notice = {
      name: 'सूचना.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'),
    }
    await input.setInputFiles(notice)
    await page.locator('.file-field__filename').waitFor()
    expect(await page.locator('.file-gate').count()).toBe(0)
  },
  patience,
)

test(
  'what is wrong with a draft stands at its field and in a summary that stays and leads there',
  async () => {
    await open('/collections/electric-contacts/create')
    await page.locator('#field-description__mr').fill('पथदिवे')
    await page.locator('#field-mobile').fill('12, 34')
    await page.locator('#action-save-draft').click()
    const link = page.locator('.refusals a')
    await link.waitFor()
    expect(await link.count()).toBe(1)
    expect(await page.locator('.field-type:has(#field-mobile) .desk-problem').textContent()).toContain(
      'यातील 12',
    )
    expect(await page.locator('#field-mobile').getAttribute('aria-invalid')).toBe('true')
    await new Promise((resolve) => setTimeout(resolve, 6000))
    await page.locator('#field-description__mr').focus()
    await link.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id), soon).toBe('field-mobile')
    await page.locator('#field-mobile').fill('९८२२० १२३४५')
    await page.locator('#action-save-draft').click()
    await page.waitForURL(/electric-contacts\/\d+/)
    await expect.poll(() => page.locator('.refusals').isVisible(), soon).toBe(false)

    await page.locator('.doc-controls__popup .popup-button').first().click()
    await page.locator('#action-delete').click()
    await page.locator('.confirmation-modal').getByRole('button', { name: 'हटवा', exact: true }).waitFor()
  },
  patience,
)

test(
  'Back with text that was not saved asks, and leads back when the answer is yes',
  async () => {
    await open('/collections/ponds')
    await page.goto(`${desk.url}/admin/collections/ponds/create`)
    await isUsable()
    const name = page.locator('#field-name__mr')
    const back = () => page.evaluate(() => window.history.back())
    const question = page.locator('#back-without-saving')
    await name.fill('नवा तलाव')
    await back()
    await question.getByRole('button', { name: 'याच पानावर राहा' }).click()
    expect(await name.inputValue()).toBe('नवा तलाव')
    expect(new URL(page.url()).pathname).toBe('/admin/collections/ponds/create')
    await back()
    await question.getByRole('button', { name: 'तरीही पान सोडा' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/admin/collections/ponds')
  },
  patience,
)

test(
  'an approved card stays in its place, folded, and nothing comes under the pointer; undo brings it back',
  async () => {
    await open('')
    const ask = (address: string, body: object) =>
      page.evaluate(
        async ([to, sent]) => {
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(to, { method: 'POST', headers, body: sent })
          return answer.json()
        },
        [`/cms-api${address}`, JSON.stringify(body)] as const,
      )
    for (const name of ['पहिला तलाव', 'दुसरा तलाव']) {
      const { doc } = await ask('/ponds?draft=true', { name: { en: name, mr: name }, _status: 'draft' })
      await ask('/approvals/send', { records: [{ list: 'ponds', record: doc.id }] })
    }
    await page.close()
    await open('/approvals')
    const cards = page.locator('#approvals-waiting ~ article')
    const approve = cards.first().getByRole('button', { name: 'मंजूर करून प्रसिद्ध करा' })
    const second = cards.nth(1)
    await approve.scrollIntoViewIfNeeded()
    const before = await second.boundingBox()
    await approve.click()
    await cards.first().getByText('मंजूर करून प्रसिद्ध केले').waitFor()
    expect(await second.boundingBox()).toEqual(before)
    expect(await cards.first().locator('table').isVisible()).toBe(false)
    await cards.first().getByRole('button', { name: 'निर्णय मागे घ्या' }).click()
    await approve.waitFor()
    expect(await second.boundingBox()).toEqual(before)
    expect(await cards.first().locator('table').isVisible()).toBe(true)

    const times = cards.first().locator('details')
    await times.locator('summary').click()
    await times.locator('input').first().fill('३१.१२.२०२६')
    await cards.first().getByRole('button', { name: 'मंजूर करून वेळ ठरवा' }).waitFor()
  },
  patience,
)
