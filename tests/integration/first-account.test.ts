import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
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

test(
  'the first account is made from another machine, with the code of the log and no other',
  async () => {
    const page = await browser.newPage({ locale: 'en' })
    page.setDefaultTimeout(120_000)
    await page.goto(`https://${host}:${desk.port}/admin`)
    await page.locator('html[data-named]').waitFor()
    await page.getByLabel('Name').fill('Smt. First')
    await page.getByLabel('Email').fill('first@council.example')
    for (const name of ['New Password', 'Confirm Password'])
      await page.getByLabel(name).fill('four words not alike')
    const code = page.getByLabel('Code of the first start')
    const send = async (text: string) => {
      await code.fill(text)
      const answered = page.waitForResponse('**/first-register')
      // A form that is still being built on a busy machine takes no click: a person clicks again.
      const soon = () => new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false))
      do await page.getByRole('button', { name: 'Create' }).click()
      while (!(await Promise.race([answered.then(() => true), soon()])))
      return (await answered).status()
    }
    expect(await send('AAAAA-AAAAA')).toBe(400)
    await page.getByText('The code is wrong').first().waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('first@council.example')

    const [, right = ''] = desk.said().match(/needs this code: ([A-Z0-9-]+)/) ?? []
    expect(await send(right)).toBe(200)
    await page.waitForURL(({ pathname }) => pathname === '/admin' || pathname.startsWith('/admin/setup'))
    const me = await page.evaluate(async () => (await fetch('/cms-api/users/me')).json())
    expect(me).toMatchObject({ user: { email: 'first@council.example', role: 'admin' } })
  },
  patience,
)
