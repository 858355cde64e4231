import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
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
  en: {
    task: 'Add photographs',
    title: 'Add photographs of an event',
    files: 'Choose photographs',
    heic: /HEIC/,
    again: 'Try again',
    leaveOut: 'Leave out',
    uploaded: 'uploaded: 12 / 12',
    withoutText: (count: number) => `without text: ${count}`,
    missing: [
      'Write the title of the event',
      'Write the day of the event as 31.12.2026',
      'Write what it shows',
    ],
    event: 'Title of the event (English)',
    date: 'Day of the event',
    place: 'Place (English)',
    alt: 'What it shows (English)',
    send: 'Send for approval',
    sent: 'The album was sent for approval.',
    day: '5.7.2026',
  },
  mr: {
    task: 'छायाचित्रे जोडा',
    title: 'कार्यक्रमाची छायाचित्रे जोडा',
    files: 'छायाचित्रे निवडा',
    heic: /HEIC/,
    again: 'पुन्हा प्रयत्न करा',
    leaveOut: 'वगळा',
    uploaded: 'अपलोड: १२ / १२',
    withoutText: (count: number) => `वर्णन बाकी: ${count === 12 ? '१२' : '११'}`,
    missing: ['कार्यक्रमाचे नाव लिहा', 'कार्यक्रमाचा दिनांक ३१.१२.२०२६ असा लिहा', 'चित्रात काय दिसते ते लिहा'],
    event: 'कार्यक्रमाचे नाव (इंग्रजी)',
    date: 'कार्यक्रमाचा दिनांक',
    place: 'ठिकाण (इंग्रजी)',
    alt: 'चित्रात काय दिसते (इंग्रजी)',
    send: 'मंजुरीसाठी पाठवा',
    sent: 'संच मंजुरीसाठी पाठवला.',
    day: '५.७.२०२६',
  },
}

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(randomBytes(48 * 36 * 3), { raw: { width: 48, height: 36, channels: 3 } })
    .jpeg()
    .toBuffer(),
})
const heic = {
  name: 'IMG_13.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
}

/** The fifth upload is cut off on its way, once. */
async function cutOffOnce(page: Page): Promise<void> {
  let uploads = 0
  await page.route(`${cmsUrl}/cms-api/media?depth=0`, (route) => {
    uploads += 1
    return uploads === 5 ? route.abort() : route.continue()
  })
}

for (const language of languages)
  test(`twelve photographs become one album, in ${language}`, async ({ page }) => {
    const said = words[language]
    const event = `Tree planting ${language}${Date.now()}`
    const complaints = complaintsOf(page)
    await readDeskAs(page, tokens.clerk, language)
    await openView(page, '')
    await page.getByRole('link', { name: said.task }).click()
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
    await cutOffOnce(page)
    const twelve = await Promise.all(Array.from({ length: 12 }, (_, at) => picture(`IMG_${at + 1}.jpg`)))
    await page.getByLabel(said.files).setInputFiles([...twelve, heic])
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('group') })
    await expect(cards).toHaveCount(13)
    // In the order of their names: 2 before 10.
    await expect(cards.nth(1)).toContainText('IMG_2.jpg')
    await expect(cards.nth(12).getByRole('alert')).toHaveText(said.heic)
    const failed = cards.nth(4)
    await expect(failed.getByRole('alert')).toBeVisible()
    await cards.nth(12).getByRole('button', { name: said.leaveOut }).click()
    await failed.getByRole('button', { name: said.again }).press('Enter')
    await expect(failed).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: said.uploaded })).toBeVisible()
    await expect(cards.getByRole('img')).toHaveCount(0)
    for (const card of await cards.all())
      await expect
        .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    await expect(page.getByText(said.withoutText(12))).toBeVisible()
    const send = page.getByRole('button', { name: said.send })
    await send.click()
    const summary = page.getByRole('alert').filter({ hasText: said.missing[0] ?? '' })
    await expect(summary).toBeFocused()
    for (const missing of said.missing) await expect(summary).toContainText(missing)
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
      await expectAccessible(page)
    }
    await page.getByLabel(said.event).fill(event)
    await page.getByLabel(said.date).fill(said.day)
    await page.keyboard.press('Escape')
    await page.getByLabel(said.place).fill('Sahya Lake')
    for (const [at, card] of (await cards.all()).entries()) {
      await card.getByLabel(said.alt).fill(`Saplings, picture ${at + 1}`)
      if (at === 0) await expect(page.getByText(said.withoutText(11))).toBeVisible()
    }
    await send.click()
    const done = page.getByRole('status').filter({ hasText: said.sent })
    await expect(done).toBeFocused()
    await expectAccessible(page)
    const stored = await fetch(
      desk(`/photos?draft=true&where[event.en][equals]=${event}&depth=1&limit=30&sort=-_order`),
      {
        headers: as(tokens.clerk),
      },
    )
    const { docs } = (await stored.json()) as { docs: { _status: string; image: { alt: { en: string } } }[] }
    expect(docs.map(({ _status, image }) => [_status, image.alt.en])).toEqual(
      Array.from({ length: 12 }, (_, at) => ['draft', `Saplings, picture ${at + 1}`]),
    )
    expect(complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
  })
