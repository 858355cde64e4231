import { readFile } from 'node:fs/promises'
import { excelFile } from '@nagardwar/exchange/testing/excel-file'
import { expect, type Page, test } from '@playwright/test'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { languages } from '../support/site-map.ts'
import { as, desk, hireStaff } from '../support/staff.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

const download = { en: 'Download the whole list', mr: 'संपूर्ण यादी डाउनलोड करा' }

for (const language of languages)
  test(`a list is downloaded as a spreadsheet by keyboard, in ${language}`, async ({ page }) => {
    await readDeskAs(page, (await hireStaff()).clerk, language)
    await openView(page, '/collections/wards')
    const excel = page.getByRole('link', { name: `${download[language]}: Excel` })
    const csv = page.getByRole('link', { name: `${download[language]}: CSV` })
    await expect(excel).toBeVisible()
    await excel.focus()
    await page.keyboard.press('Tab')
    await expect(csv).toBeFocused()
    const coming = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^wards-[\d-]{10}\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('Ward number · प्रभाग क्रमांक')
    expect(text).toContain(language === 'mr' ? 'प्रसिद्ध' : 'published')
  })

type Rows = readonly (readonly string[])[]

const sheetOf = (rows: Rows): string =>
  rows
    .map((cells, row) => {
      const written = cells.map(
        (text, at) => `<c r="${'ABC'[at]}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
      )
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    .join('')

/** A list of wards as a council keeps it, behind a cover and below a title. */
const wardList = (number: string, name: string) => ({
  name: 'प्रभाग.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: excelFile({
    sheets: {
      मुखपृष्ठ: sheetOf([['सह्यनगर नगरपरिषद'], ['सन २०२६']]),
      प्रभाग: sheetOf([
        ['प्रभागनिहाय लोकसंख्या'],
        [],
        ['अ.क्र.', 'प्रभागाचे नाव', 'लोकसंख्या'],
        [number, name, '१,२३४'],
      ]),
    },
  }),
})

const said = {
  en: {
    look: 'Show what would change',
    title: 'Sheet, headings and columns',
    column: 'Column',
    wardNumber: 'Ward number',
    wardName: 'Name (Marathi)',
    preview: 'What would change',
    change: 'Change sheet, headings or columns',
    from: 'Sheet “प्रभाग”, headings in row 3',
    sheet: 'Sheet',
    row: 'Row with the headings',
    show: 'Show this sheet and row',
    rows: 'The first rows of the sheet',
  },
  mr: {
    look: 'काय बदलेल ते दाखवा',
    title: 'पत्रक, शीर्षके व स्तंभ',
    column: 'स्तंभ',
    wardNumber: 'प्रभाग क्रमांक',
    wardName: 'नाव (मराठी)',
    preview: 'काय बदलेल',
    change: 'पत्रक, शीर्षके किंवा स्तंभ बदला',
    from: 'पत्रक: प्रभाग; शीर्षकांची ओळ: ३',
    sheet: 'पत्रक',
    row: 'शीर्षकांची ओळ',
    show: 'हे पत्रक व ओळ दाखवा',
    rows: 'पत्रकाच्या पहिल्या ओळी',
  },
} as const

async function expectFits(page: Page): Promise<void> {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
    await expectAccessible(page)
  }
}

for (const language of languages)
  test(`a clerk says what stands in the columns of a list of wards, in ${language}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    const words = said[language]
    await readDeskAs(page, (await hireStaff()).clerk, language)
    await openView(page, '/sheet-import/wards')
    await page.locator('input[type=file]').setInputFiles(wardList('९१', 'गावठाण'))
    await page.getByRole('button', { name: words.look }).click()
    await expect(page.getByRole('heading', { level: 2, name: words.title })).toBeFocused()
    await expect(page.getByRole('region', { name: words.rows }).getByRole('row').nth(3)).toContainText(
      'अ.क्र.',
    )
    await expectFits(page)
    const column = (letter: string) =>
      page.getByRole('combobox', { name: new RegExp(`^${words.column} ${letter}`) })
    await column('A').selectOption(words.wardNumber)
    await column('B').focus()
    while ((await column('B').locator('option:checked').textContent()) !== words.wardName)
      await page.keyboard.press('ArrowDown')
    // Left out as it is.
    await expect(column('C')).toHaveValue('')
    await page.getByRole('button', { name: words.look }).last().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: words.preview })).toBeFocused()
    await expect(page.getByText(words.from)).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: words.change }).click()
    await expect(column('B').locator('option:checked')).toHaveText(words.wardName)
    await page.getByRole('combobox', { name: words.sheet, exact: true }).selectOption('मुखपृष्ठ')
    await page.getByRole('button', { name: words.show }).click()
    await expect(page.getByRole('region', { name: words.rows })).toContainText('सन २०२६')
    await page.getByRole('combobox', { name: words.sheet, exact: true }).selectOption('प्रभाग')
    await page.getByRole('button', { name: words.show }).click()
    await expect(column('B').locator('option:checked')).toHaveText(words.wardName)
    await expect(page.getByRole('combobox', { name: words.row })).toHaveValue('3')
    expect(complaints).toEqual([])
  })

test('what a clerk said of the columns holds for an editor’s next file', async ({ page }) => {
  const { admin, clerk, editor } = await hireStaff()
  const headers = { 'content-type': 'application/json', ...as(admin) }
  const requireTexts = (requiredLanguages: string) =>
    fetch(desk('/globals/settings'), { method: 'POST', headers, body: JSON.stringify({ requiredLanguages }) })
  const settings = await (await fetch(desk('/globals/settings?depth=0'), { headers })).json()
  const words = said.mr
  await requireTexts('mr')
  try {
    await readDeskAs(page, clerk, 'mr')
    await openView(page, '/sheet-import/wards')
    await page.locator('input[type=file]').setInputFiles(wardList('९१', 'गावठाण'))
    await page.getByRole('button', { name: words.look }).click()
    for (const [at, label] of [
      ['A', words.wardNumber],
      ['B', words.wardName],
    ])
      await page
        .getByRole('combobox', { name: new RegExp(`^${words.column} ${at}`) })
        .selectOption(label ?? '')
    await page.getByRole('button', { name: words.look }).last().click()
    await page.getByRole('button', { name: 'मसुदे म्हणून जतन करून मंजुरीसाठी पाठवा' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'मंजुरीसाठी पाठवले' })).toBeFocused()
    await readDeskAs(page, editor, 'mr')
    await openView(page, '/sheet-import/wards')
    await page.locator('input[type=file]').setInputFiles(wardList('९२', 'किल्ला'))
    await page.getByRole('button', { name: words.look }).click()
    await expect(page.getByRole('heading', { level: 2, name: words.preview })).toBeFocused()
    await expect(page.getByText('९२ · किल्ला')).toBeVisible()
    await expect(page.getByText(words.from)).toBeVisible()
  } finally {
    await requireTexts(settings.requiredLanguages)
    await fetch(desk('/wards?where[number][equals]=९१&draft=true'), { method: 'DELETE', headers })
  }
})
