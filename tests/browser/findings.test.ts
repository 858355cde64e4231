import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { cmsUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { languages } from '../support/site-map.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default' })
let tokens: Record<Role, string>
test.beforeAll(async () => {
  tokens = await hireStaff()
})

const words = {
  en: { open: 'Pictures without alternative text', field: 'What it shows, in Marathi', save: 'Save all' },
  mr: { open: 'वर्णन नसलेली चित्रे', field: 'चित्रात काय आहे, मराठीत', save: 'सर्व जतन करा' },
}

/** A picture with words in English alone. */
async function upload(alt: string): Promise<void> {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 9 }
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: { en: alt } }))
  form.set(
    'file',
    new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    `${alt.replaceAll(' ', '-')}.png`,
  )
  const response = await fetch(desk('/media'), { method: 'POST', headers: as(tokens.editor), body: form })
  expect(response.status).toBe(201)
}

for (const language of languages)
  test(`an editor describes pictures in one form, in ${language}, accessible at every width`, async ({
    page,
  }) => {
    const alt = `Pump house ${language} ${Date.now()}`
    await upload(alt)
    const complaints = complaintsOf(page)
    await readDeskAs(page, tokens.editor, language)
    await openView(page, '/findings')
    const { open, field, save } = words[language]
    await page.getByRole('link', { name: open }).first().click()
    await expect(page.getByRole('heading', { level: 2, name: open })).toBeVisible()
    await expect(page.getByRole('row', { name: alt })).toBeVisible()
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      // Payload closes its menu in a script, after the window has its new width.
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(sideways, { message: `${width} px` }).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
    const card = page.getByRole('listitem').filter({ has: page.locator(`input[value="${alt}"]`) })
    await card.getByLabel(field).fill('पंप घराचे छायाचित्र')
    await page.getByRole('button', { name: save }).click()
    await expect(page.getByRole('row', { name: alt })).toHaveCount(0)
    expect(complaints).toEqual([])
  })

test('a clerk reads what is to be mended, and is led to it', async ({ page }) => {
  await upload(`Old bridge ${Date.now()}`)
  await readDeskAs(page, tokens.clerk, 'en')
  await page.goto(`${cmsUrl}/admin/findings?kind=alt`)
  await expect(page.getByRole('button', { name: words.en.save })).toHaveCount(0)
  await page
    .getByRole('row', { name: /Old bridge/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/admin\/collections\/media\/\d+/)
})
