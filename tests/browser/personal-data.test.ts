import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { api, cmsUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { languages } from '../support/site-map.ts'
import { hireStaff } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

test.describe.configure({ mode: 'default' })
let token: string
test.beforeAll(async () => {
  token = (await hireStaff()).admin
})

const words = {
  en: {
    known: /^Name, telephone number/,
    look: 'Find a message',
    list: 'Messages found',
    telephone: 'Telephone number',
    find: 'Find messages',
    read: 'Download to read (HTML)',
    correct: /^Correct: F-/,
    name: 'Name',
    save: 'Save the correction',
    saved: 'Saved',
    erase: 'Erase the chosen messages',
    confirm: /wants the chosen messages erased/,
    nothing: 'No message found',
    all: 'Choose all',
    count: 'Messages found: 1',
    erased: 'Messages erased: 1',
    noBackup: 'No backup on this server holds it.',
    typed: '+91 251 555 9910',
  },
  mr: {
    known: /^नाव, दूरध्वनी क्रमांक/,
    look: 'संदेश शोधा',
    list: 'आढळलेले संदेश',
    telephone: 'दूरध्वनी क्रमांक',
    find: 'संदेश शोधा',
    read: 'वाचण्यासाठी डाउनलोड करा (HTML)',
    correct: /^दुरुस्त करा: F-/,
    name: 'नाव',
    save: 'दुरुस्ती जतन करा',
    saved: 'जतन केले',
    erase: 'निवडलेले संदेश पुसून टाका',
    confirm: /पुसून टाकावेत अशी/,
    nothing: 'एकही संदेश आढळला नाही',
    all: 'सर्व निवडा',
    count: 'आढळलेले संदेश: १',
    erased: 'पुसून टाकलेले संदेश: १',
    noBackup: 'या सर्व्हरवरील कोणत्याही बॅकअपमध्ये ही माहिती नाही.',
    typed: '०२५१ ५५५ ९९११',
  },
}

const inMarathi = new Intl.NumberFormat('mr-u-nu-deva', { useGrouping: false })

async function send(mobile: string): Promise<void> {
  const body = {
    name: 'Sumati Kale',
    mobile,
    email: 'sumati@sahyanagar.example',
    subject: 'Street lamp',
    feedback: 'The lamp is dark.',
  }
  const headers = { 'content-type': 'application/json' }
  const sent = await fetch(api('/contact-us'), { method: 'POST', headers, body: JSON.stringify(body) })
  expect(sent.status).toBe(201)
}

for (const language of languages) {
  const t = words[language]
  test(`a message is found in the inbox by what staff know of it, ${language}`, async ({ page }) => {
    // Another one at a second try: the message of the first is still there.
    const last = randomInt(1000, 9900)
    await send(`0251-555-${last}`)
    await readDeskAs(page, token, language)
    await openView(page, '/inbox')
    const search = page.getByRole('search')
    // Known to a screen reader before anything is in it.
    await expect(search.getByRole('status')).toHaveCount(1)
    await search.getByLabel(t.known).fill('Gulmohar')
    await search.getByRole('button', { name: t.look }).click()
    await expect(search.getByText(t.nothing)).toBeVisible()
    const typed = language === 'en' ? `+91 251 555 ${last}` : `०२५१ ५५५ ${inMarathi.format(last)}`
    await search.getByLabel(t.known).fill(typed)
    await search.getByRole('button', { name: t.look }).click()
    const rows = search.getByRole('region', { name: t.list }).locator('tbody tr')
    await expect(rows).toHaveCount(1)
    await expect(search.getByRole('status')).toHaveText(language === 'en' ? /: 1$/ : /: १$/)
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    }
    expect(page.url()).toBe(`${cmsUrl}/admin/inbox`)
    await rows.getByRole('link', { name: 'Street lamp' }).click()
    await expect(page).toHaveURL(/\/admin\/collections\/feedback\/\d+$/)
  })

  test(`one person’s messages are found, given out, corrected and erased, ${language}`, async ({ page }) => {
    await send(language === 'en' ? '0251-555-9910' : '0251-555-9911')
    await readDeskAs(page, token, language)
    await openView(page, '/personal-data')
    await page.getByLabel(t.telephone).fill(t.typed)
    await page.getByRole('button', { name: t.find }).click()
    const rows = page.locator('.person-found tbody tr')
    await expect(rows).toHaveCount(1)
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      const found = page.locator('.person-found')
      expect(await found.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
    }
    await expect(page.getByRole('status').getByText(t.count, { exact: true })).toBeVisible()
    const erase = page.getByRole('button', { name: t.erase })
    await expect(erase).toBeDisabled()
    await page.getByLabel(t.all, { exact: true }).check()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: t.read }).click()
    expect((await download).suggestedFilename()).toBe('personal-data.html')

    await page.getByRole('button', { name: t.correct }).click()
    await rows.getByLabel(t.name, { exact: true }).fill('Sumati Patil')
    await page.getByRole('button', { name: t.save }).click()
    await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
    await expect(rows).toContainText('Sumati Patil')

    await erase.click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('checkbox', { name: t.confirm }).check()
    await erase.click()
    for (const sentence of [t.erased, t.nothing, t.noBackup])
      await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await expect(rows).toHaveCount(0)
    expect(page.url()).toBe(`${cmsUrl}/admin/personal-data`)
  })
}
