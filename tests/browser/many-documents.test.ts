import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { languages } from '../support/site-map.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default' })
let tokens: Record<Role, string>
let heading: string
test.beforeAll(async () => {
  tokens = await hireStaff()
  const found = await fetch(desk('/headings?limit=1&depth=0'), { headers: as(tokens.clerk) })
  heading = String(((await found.json()) as { docs: [{ id: number }] }).docs[0].id)
})

const words = {
  en: {
    link: 'Add many documents',
    heading: 'Heading for all',
    files: 'Choose documents',
    noPdf: 'Left out, because they are no PDF: notes.txt',
    both: 'English and Marathi of the same document: one record with both.',
    marathi: 'Title in Marathi',
    year: 'Year',
    shownYear: '2023-24',
    save: 'Save as drafts',
    wrongYear: 'Write the year as 2023-24 or 2024',
    counts: 'saved: 1 · not yet saved: 1 · with something to correct: 1',
    all: 'saved: 2 · not yet saved: 0',
    send: 'Send for approval',
    sent: 'Sent for approval',
  },
  mr: {
    link: 'एकाच वेळी अनेक दस्तऐवज जोडा',
    heading: 'सर्वांसाठी विषय',
    files: 'दस्तऐवज निवडा',
    noPdf: 'पीडीएफ नसल्यामुळे वगळलेल्या फाइली: notes.txt',
    both: 'एकाच दस्तऐवजाची इंग्रजी व मराठी फाइल: दोन्हींची मिळून एक नोंद.',
    marathi: 'मराठी शीर्षक',
    year: 'वर्ष',
    shownYear: '२०२३-२४',
    save: 'मसुदे म्हणून जतन करा',
    wrongYear: 'वर्ष २०२३-२४ किंवा २०२४ असे लिहा',
    counts: 'जतन: १ · जतन करायचे बाकी: १ · दुरुस्ती बाकी: १',
    all: 'जतन: २ · जतन करायचे बाकी: ०',
    send: 'मंजुरीसाठी पाठवा',
    sent: 'मंजुरीसाठी पाठवले',
  },
}

const example = (language: string) =>
  readFile(
    new URL(
      `../../content/demo/files/documents/downloads/birth-certificate-${language}.pdf`,
      import.meta.url,
    ),
  )

/** Drops a document and a file that is none, as the file manager does. */
async function drop(page: Page, name: string): Promise<void> {
  const bytes = (await example('en')).toString('base64')
  const dataTransfer = await page.evaluateHandle(
    ({ name, bytes }) => {
      const dropped = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      dropped.items.add(new File([content], name, { type: 'application/pdf' }))
      dropped.items.add(new File(['a note'], 'notes.txt', { type: 'text/plain' }))
      return dropped
    },
    { name, bytes },
  )
  await page.locator('.many-files-drop').dispatchEvent('drop', { dataTransfer })
}

for (const language of languages)
  test(`documents dropped at once become records, in ${language}`, async ({ page }) => {
    const said = words[language]
    const own = `register-${language}${Date.now().toString(36).replace(/\d/g, 'q')}`
    const complaints = complaintsOf(page)
    await readDeskAs(page, tokens.clerk, language)
    await openView(page, '/collections/year-documents')
    await expect(page.getByRole('link', { name: said.link })).toBeVisible()
    await openView(page, `/collections/headings/${heading}`)
    await page.getByRole('link', { name: said.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: said.link })).toBeVisible()
    await expect(page.getByRole('combobox', { name: said.heading }).first()).toHaveValue(heading)
    const file = async (half: 'en' | 'mr') => ({
      name: `${own}-2023-24-${half}.pdf`,
      mimeType: 'application/pdf',
      buffer: await example(half),
    })
    await page.getByLabel(said.files).setInputFiles([await file('en'), await file('mr')])
    await expect(page.getByText(said.both)).toBeVisible()
    await drop(page, `${own}-plan.pdf`)
    await expect(page.getByRole('alert').filter({ hasText: said.noPdf })).toBeVisible()
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('group') })
    await expect(cards).toHaveCount(2)
    await expect(cards.nth(1).getByRole('link')).toBeVisible()
    await expect(cards.nth(0).getByLabel(said.year, { exact: true })).toHaveValue(said.shownYear)
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
      await expectAccessible(page)
    }
    for (const at of [0, 1]) await cards.nth(at).getByLabel(said.marathi).fill('नोंदवही')
    const save = page.getByRole('button', { name: said.save })
    await save.click()
    const status = page.getByRole('status').filter({ hasText: '·' })
    await expect(status).toHaveText(said.counts)
    await expect(status).toBeFocused()
    await expect(page.getByText(said.wrongYear)).toBeVisible()
    await page.getByLabel(said.year, { exact: true }).fill('२०२४')
    await save.click()
    await expect(status).toHaveText(said.all)
    await page.getByRole('button', { name: said.send, exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: said.sent })).toBeVisible()
    const stored = await fetch(desk(`/year-documents?draft=true&where[title.mr][equals]=नोंदवही&depth=0`), {
      headers: as(tokens.clerk),
    })
    const { docs } = (await stored.json()) as {
      docs: { _status: string; year: object; title: { en: string } }[]
    }
    const mine = docs.filter(({ title }) => title.en.toLowerCase().startsWith(own.replaceAll('-', ' ')))
    expect(mine.map(({ _status, year }) => [_status, year])).toEqual(
      expect.arrayContaining([
        ['draft', expect.objectContaining({ en: '2023-24', mr: '२०२३-२४' })],
        ['draft', expect.objectContaining({ en: '2024', mr: '२०२४' })],
      ]),
    )
    expect(complaints).toEqual([])
  })
