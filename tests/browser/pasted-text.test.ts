import { expect, type Locator, type Page, test } from '@playwright/test'
import { google, word } from '../../apps/cms/src/content/body/testing/pasted.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

type News = {
  id: number
  description: { en: string; mr: string }
  body: Record<'en' | 'mr', { kind: string }[] | null>
}

const words = {
  en: {
    open: 'Add headings, lists, links or tables',
    close: 'Back to plain text',
    pasted: 'The headings, lists and tables of what you pasted were kept.',
    name: { en: 'Description (English)', mr: 'Description (Marathi)' },
  },
  mr: {
    open: 'शीर्षके, याद्या, दुवे किंवा तक्ते वापरा',
    close: 'साध्या मजकुराकडे परत',
    pasted: 'चिकटवलेल्या मजकुरातील शीर्षके, याद्या व तक्ते जसेच्या तसे घेतले आहेत.',
    name: { en: 'वर्णन (इंग्रजी)', mr: 'वर्णन (मराठी)' },
  },
} as const

const field = (page: Page, name: string) => page.locator(`#field-description__${name}`)

/** As the browser gives it: with all that Word and Google Docs put on the clipboard. */
const paste = (into: Locator, html: string) =>
  into.evaluate((element, copied) => {
    const data = new DataTransfer()
    data.setData('text/html', copied)
    data.setData('text/plain', 'plain')
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)

const isClean = async (editor: Locator) => {
  const html = await editor.innerHTML()
  expect(html).not.toMatch(/mso|o:p|color|font-|Mangal|docs-internal/i)
}

const recordIn = (page: Page) => Number(/\/news\/(\d+)/.exec(page.url())?.[1] ?? 0)

for (const language of ['mr', 'en'] as const)
  test(`a text pasted from Word and Google Docs keeps its headings, lists and table, ${language}`, async ({
    page,
  }) => {
    const { editor } = await hireStaff()
    const headers = { 'content-type': 'application/json', ...as(editor) }
    const own = words[language]
    await readDeskAs(page, editor, language)
    await openView(page, '/collections/news/create')
    await expect(page.locator('[contenteditable]')).toHaveCount(0)

    // Into Payload's own field: the editor opens by itself, because plain text would lose something.
    await paste(field(page, 'mr'), word)
    const marathi = page.getByRole('textbox', { name: own.name.mr })
    await expect(marathi.locator('h2')).toHaveText('पाणीपुरवठा सूचना')
    await expect(page.getByText(own.pasted)).toBeVisible()
    await expect(marathi.locator('h3')).toHaveText('काय करावे')
    await expect(marathi.locator('ul > li').filter({ hasText: 'पाणी साठवा' })).toBeVisible()
    await expect(marathi.locator('ol > li')).toHaveText(['पहिले', 'दुसरे'])
    await expect(marathi.locator('table th')).toHaveText(['प्रभाग', 'वेळ'])
    await expect(marathi.locator('a')).toHaveAttribute('href', 'https://example.org/water?a=1&b=2')
    await isClean(marathi)

    // Into the editor.
    await page.getByRole('button', { name: `${own.open}: ${own.name.en}` }).click()
    const english = page.getByRole('textbox', { name: own.name.en })
    await english.focus()
    await paste(english, google)
    await expect(english.locator('h2')).toHaveText('Water supply notice')
    await expect(english.locator('table th')).toHaveText(['Ward', 'Time'])
    await expect(english.locator('strong').first()).toHaveText('10 June')
    await isClean(english)

    await page.locator('#action-save-draft').click()
    await expect.poll(() => recordIn(page)).toBeGreaterThan(0)
    const id = recordIn(page)
    const address = desk(`/news/${id}`)
    try {
      const stored = (await (await fetch(`${address}?draft=true&depth=0`, { headers })).json()) as News
      expect(stored.body.mr?.map(({ kind }) => kind)).toEqual([
        'heading',
        'paragraph',
        'heading',
        'list',
        'list',
        'table',
      ])
      expect(stored.body.en?.map(({ kind }) => kind)).toEqual([
        'heading',
        'paragraph',
        'heading',
        'list',
        'table',
      ])
      expect(stored.description.en).toContain('• Store water\n  1. Drinking water apart\n• Call a tanker')
      expect(stored.description.mr).toContain('प्रभाग\tवेळ\n५\tसकाळी ६ ते १०')

      await page.reload()
      await expect(page.getByRole('textbox', { name: own.name.en }).locator('td')).toHaveText([
        '5',
        '6 to 10',
      ])

      const body = JSON.stringify({ _status: 'published' })
      expect((await fetch(address, { method: 'PATCH', headers, body })).status).toBe(200)
      await readOnSite(page, language)
    } finally {
      const body = JSON.stringify({ deletedAt: new Date().toISOString() })
      await fetch(address, { method: 'PATCH', headers, body })
    }
  })

/** Residents find it in a narrow window too, and only the table scrolls. */
async function readOnSite(page: Page, language: 'en' | 'mr') {
  await page.setViewportSize({ width: 360, height: 740 })
  const own =
    language === 'mr'
      ? { title: 'पाणीपुरवठा सूचना', under: 'काय करावे', cell: 'सकाळी ६ ते १०' }
      : { title: 'Water supply notice', under: 'What to do', cell: '6 to 10' }
  await expect(async () => {
    await page.goto(`${process.env.SITE_URL ?? ''}/${language === 'mr' ? 'mr/' : ''}news`)
    await expect(page.getByRole('heading', { name: own.title, level: 3 })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: own.under, level: 4 })).toBeVisible()
  const table = page.getByRole('table', { name: own.under })
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await expect(table.getByRole('cell', { name: own.cell })).toBeVisible()
  const box = page.getByRole('region', { name: own.under })
  await expect(box).toHaveAttribute('tabindex', '0')
  await expect(box).toHaveCSS('overflow-x', 'auto')
  await expect(table.getByRole('cell', { name: own.cell })).toHaveCSS('border-top-width', '1px')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
}

const versionWords = {
  en: ['Heading: *Camp*', '*Camp*'],
  mr: ['शीर्षक: *Camp*', '*Camp*'],
} as const

for (const language of ['mr', 'en'] as const)
  test(`two versions of a text that differ in their form alone say what changed, ${language}`, async ({
    page,
  }) => {
    const { editor } = await hireStaff()
    const headers = { 'content-type': 'application/json', ...as(editor) }
    const save = async (path: string, method: string, block: object) => {
      const sent = {
        heading: { en: 'Camps', mr: 'शिबिरे' },
        body: { en: [{ ...block, runs: [{ text: 'Camp', bold: true }] }] },
      }
      const answer = await fetch(desk(`/privacy-policy${path}`), {
        method,
        headers,
        body: JSON.stringify(sent),
      })
      return ((await answer.json()) as { doc: { id: number } }).doc
    }
    const { id } = await save('?draft=true', 'POST', { kind: 'heading', level: 2 })
    await save(`/${id}?draft=true`, 'PATCH', { kind: 'paragraph' })
    const found = await fetch(
      desk(`/privacy-policy/versions?where[parent][equals]=${id}&depth=0&sort=-updatedAt`),
      { headers },
    )
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    try {
      await readDeskAs(page, editor, language)
      await openView(page, `/collections/privacy-policy/${id}/versions/${docs[0]?.id}`)
      const shown = page.locator('main, .view-version').first()
      for (const words of versionWords[language]) await expect(shown).toContainText(words)
      await expect(shown).not.toContainText('"kind"')
    } finally {
      const body = JSON.stringify({ deletedAt: new Date().toISOString() })
      await fetch(desk(`/privacy-policy/${id}`), { method: 'PATCH', headers, body })
    }
  })
