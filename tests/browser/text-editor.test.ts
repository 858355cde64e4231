import { expect, test } from '@playwright/test'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

const words = {
  en: {
    open: 'Add headings, lists, links or tables: Description (English)',
    name: 'Description (English)',
    heading: 'Heading',
    table: 'Table',
    rowBelow: 'Row below',
  },
  mr: {
    open: 'शीर्षके, याद्या, दुवे किंवा तक्ते वापरा: वर्णन (इंग्रजी)',
    name: 'वर्णन (इंग्रजी)',
    heading: 'शीर्षक',
    table: 'तक्ता',
    rowBelow: 'खाली ओळ जोडा',
  },
} as const

type News = { body: { en: { kind: string; rows?: { header?: string; runs: { text: string }[] }[][] }[] } }

for (const language of ['mr', 'en'] as const)
  test(`a heading and a table are made with the tools of the text, ${language}`, async ({ page }) => {
    const { editor } = await hireStaff()
    const own = words[language]
    await readDeskAs(page, editor, language)
    await openView(page, '/collections/news/create')
    await page.getByRole('button', { name: own.open }).click()
    const text = page.getByRole('textbox', { name: own.name })
    const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

    await text.pressSequentially('Water')
    await page.getByRole('toolbar').getByRole('combobox').selectOption(own.heading)
    await expect(text.locator('h2')).toHaveText('Water')
    await tool(own.table).click()
    await expect(text.locator('tr')).toHaveCount(3)

    // The caret is in the first cell, and the arrow keys go from cell to cell: Tab leaves the text.
    await page.keyboard.type('Ward')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('Time')
    await expect(text.locator('th')).toHaveText(['Ward', 'Time', ''])
    await tool(own.rowBelow).click()
    await expect(text.locator('tr')).toHaveCount(4)

    await page.locator('#action-save-draft').click()
    await expect(page).toHaveURL(/\/news\/[0-9]+/)
    const id = /\/news\/([0-9]+)/.exec(page.url())?.[1]
    const headers = { 'content-type': 'application/json', ...as(editor) }
    const { body } = (await (await fetch(desk(`/news/${id}?draft=true&depth=0`), { headers })).json()) as News
    expect(body.en.map(({ kind }) => kind)).toEqual(['heading', 'table'])
    expect(
      body.en[1]?.rows?.map((cells) => cells.map(({ runs }) => runs.map(({ text }) => text).join(''))),
    ).toEqual([
      ['Ward', 'Time', ''],
      ['', '', ''],
      ['', '', ''],
      ['', '', ''],
    ])
    expect(body.en[1]?.rows?.[0]?.map(({ header }) => header)).toEqual(['column', 'column', 'column'])
    await fetch(desk(`/news/${id}`), {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ deletedAt: new Date().toISOString() }),
    })
  })
