import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { languages } from '../support/site-map.ts'
import { hireStaff } from '../support/staff.ts'

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
