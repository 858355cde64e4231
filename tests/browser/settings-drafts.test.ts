import { expect, test } from '@playwright/test'
import { cmsUrl, siteUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

test('settings are saved as a draft, looked at on the website, and public only when they are published', async ({
  context,
  page,
}) => {
  const { editor } = await hireStaff()
  const before = (await (await fetch(desk('/globals/settings'), { headers: as(editor) })).json()) as object
  const hours = `सोमवार ते शनिवार ${Date.now()}`.replace(/\d/g, (digit) => 'कखगघचछजझटठ'[Number(digit)] ?? '')
  const contact = async () => (await fetch(`${siteUrl}/mr/contact`)).text()
  try {
    await readDeskAs(page, editor, 'mr')
    await openView(page, '/globals/settings')
    await page.getByRole('button', { name: 'संपर्क', exact: true }).click()
    await page.locator('#field-officeHours__mr').fill(hours)
    await page.locator('#action-save-draft').click()
    await expect(page.locator('.toast-success')).toBeVisible()
    expect(await contact()).not.toContain(hours)
    await expect(page.getByRole('button', { name: 'प्रसिद्धी मागे घ्या' })).toHaveCount(0)

    const opened = context.waitForEvent('page')
    await page.locator('#preview-button').click()
    const website = await opened
    await expect(website).toHaveURL(/\/mr$/)
    await website.goto(`${siteUrl}/mr/contact`)
    await expect(website.getByText(hours).first()).toBeVisible()
    const notice = website.getByRole('complementary', { name: 'पूर्वावलोकन' })
    await expect(notice).toContainText('नागरिकांना ते अजून दिसत नाही')
    await notice.getByRole('link', { name: 'पूर्वावलोकन बंद करा' }).click()
    await website.goto(`${siteUrl}/mr/contact`)
    await expect(website.getByText(hours)).toHaveCount(0)
    await expect(notice).toHaveCount(0)
    await website.close()

    await page.locator('#action-save').click()
    await expect.poll(contact, { timeout: 20_000 }).toContain(hours)
  } finally {
    await fetch(desk('/globals/settings'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as(editor) },
      body: JSON.stringify({ ...before, _status: 'published' }),
    })
  }
  expect(page.url()).toContain(cmsUrl)
})
