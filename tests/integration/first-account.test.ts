import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/steps/ports.mjs'
import { insideTls } from '../support/inside-tls.ts'
import { type OwnApp, ownApp } from '../support/own-council.ts'

const patience = 300_000
const host = 'desk.council.example'

let data: string
let desk: OwnApp
let browser: Browser

beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'nagardwar-first-account-'))
  const port = await freePort()
  const tls = insideTls(data, host)
  const env = { ...tls.settings('desk'), CMS_ORIGIN: `https://${host}:${port}`, SEED: 'empty' }
  desk = await ownApp('cms', { data, port, env })
  await tls.start(desk)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1`
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--ignore-certificate-errors',
    rule,
  ]
  browser = await chromium.launch({ executablePath, args })
}, patience)

afterAll(async () => {
  await browser?.close()
  await desk?.stop()
  rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}, 60_000)

async function openForm(locale: string): Promise<Page> {
  const page = await browser.newPage({ locale })
  page.setDefaultTimeout(120_000)
  await page.goto(`https://${host}:${desk.port}/admin`)
  return page
}

const codeOfLog = (): string => desk.said().match(/needs this code: ([A-Z0-9-]+)/)?.[1] ?? ''

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
/** What a screen reader says of a field beside its name. */
const describedAs = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )

const said = {
  en: {
    create: 'Create',
    required: 'This field is required.',
    unequal: 'Passwords do not match.',
    short: 'The password must have at least 12 characters',
    rule: 'At least 12 characters. Best are',
  },
  'mr-IN': {
    create: 'तयार करा',
    required: 'हा रकाना भरणे आवश्यक आहे.',
    unequal: 'दोन्ही पासवर्ड सारखे नाहीत.',
    short: 'पासवर्डमध्ये किमान १२ अक्षरे असावीत',
    rule: 'किमान १२ अक्षरे. एकमेकांशी',
  },
} as const

test.each(['en', 'mr-IN'] as const)(
  'what is wrong with the first account stands at its field, and what was typed stays, in %s',
  async (locale) => {
    const page = await openForm(locale)
    const [email, name] = [page.locator('#field-email'), page.locator('#field-name')]
    const [word, again] = [page.locator('#field-password'), page.locator('#field-confirm-password')]
    const create = page.getByRole('button', { name: said[locale].create, exact: true })
    await create.click()
    await page.getByText(said[locale].required).first().waitFor()
    expect(await page.getByText(said[locale].required).count()).toBe(3)
    expect([await focused(page), await describedAs(name)]).toEqual(['field-email', said[locale].required])
    await email.fill('first@council.example')
    await name.fill('Smt. First')
    await word.fill('short')
    await again.fill('shorter')
    await create.click()
    await page.getByText(said[locale].unequal).waitFor()
    expect([await focused(page), await describedAs(again)]).toEqual(['field-password', said[locale].unequal])
    expect(await describedAs(word)).toContain(said[locale].short)
    expect(await describedAs(word)).toContain(said[locale].rule)
    await again.fill('short')
    await page.locator('#field-firstAccountCode').fill(codeOfLog())
    await create.click()
    // The same was said before: what is new is that the other fault is gone.
    await page.getByText(said[locale].unequal).waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), { timeout: 30_000 }).toBe('field-password')
    await page.getByText(said[locale].short).waitFor()
    expect(await again.getAttribute('aria-invalid')).toBeNull()
    expect(await email.inputValue()).toBe('first@council.example')
    await page.close()
  },
  patience,
)

test(
  'the first account is made from another machine, with the code of the log and no other',
  async () => {
    const page = await openForm('en')
    await page.getByLabel('Name').fill('Smt. First')
    await page.getByLabel('Email').fill('first@council.example')
    for (const name of ['New Password', 'Confirm Password'])
      await page.getByLabel(name).fill('four words not alike')
    const code = page.getByLabel('Start code')
    const send = async (text: string) => {
      await code.fill(text)
      const answered = page.waitForResponse('**/first-register')
      await page.getByRole('button', { name: 'Create' }).click()
      return (await answered).status()
    }
    expect(await send('AAAAA-AAAAA')).toBe(400)
    await page.getByText('The code is wrong').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('first@council.example')

    expect(await send(codeOfLog())).toBe(200)
    await page.waitForURL(({ pathname }) => pathname === '/admin' || pathname.startsWith('/admin/setup'))
    const me = await page.evaluate(async () => (await fetch('/cms-api/users/me')).json())
    expect(me).toMatchObject({ user: { email: 'first@council.example', role: 'admin' } })
  },
  patience,
)
