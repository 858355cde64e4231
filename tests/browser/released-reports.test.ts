import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import reports from '../../apps/site/app/i18n/catalogues/reports.json' with { type: 'json' }
import { api, ask, siteUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

let tokens: Record<Role, string>
let message = 0
test.beforeAll(async () => {
  tokens = await hireStaff()
})
// A report that is not done goes with its message, and so does its photograph.
test.afterEach(async () => {
  await ask(desk(`/feedback/${message}`), { method: 'DELETE', headers: as(tokens.admin) })
})

const words = textsIn(reports, 'mr')
const street = `जुना बाजार रस्ता ${Date.now()}`
const shown = 'जुना बाजार रस्ता, चौकाजवळ'

/** A resident's report with a photograph of 320 by 200 pixels; the number of its message. */
async function report(): Promise<number> {
  const photograph = sharp({ create: { width: 320, height: 200, channels: 3, background: '#d98a1f' } })
  const file = await ask(api('/resident-file'), {
    method: 'POST',
    headers: { 'content-disposition': "attachment; filename*=UTF-8''lamp.jpg" },
    body: new Uint8Array(await photograph.jpeg().toBuffer()),
  })
  const { token } = (await file.json()) as { token: string }
  const [kind] = (await (await ask(api('/report-kinds?lang=mr'))).json()) as { id: number }[]
  const body = {
    ...{ kind: kind?.id, ward: null, place: street, latitude: null, longitude: null, text: 'दिवा बंद आहे.' },
    ...{ name: 'शुभांगी', mobile: '', email: '', photographs: [token], notice: '2026-11-28', language: 'mr' },
    ...{ website: '', seconds: 60 },
  }
  const sent = await ask(api('/report'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(sent.status).toBe(201)
  const { contactId } = (await sent.json()) as { contactId: string }
  const found = await ask(desk(`/feedback?where[reference][equals]=${contactId}&depth=0`), {
    headers: as(tokens.admin),
  })
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  return docs[0]?.id ?? 0
}

const publicPage = async (): Promise<string> => (await ask(`${siteUrl}/mr/reports`)).text()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an editor looks at a photograph and shows place and photograph to residents, in Marathi', async ({
  page,
}) => {
  message = await report()
  await readDeskAs(page, tokens.editor, 'mr')
  await openView(page, `/collections/feedback/${message}`)
  const part = page.getByRole('region', { name: 'सार्वजनिक यादीत' })
  const photograph = part.getByRole('img', { name: 'lamp.jpg' })
  await photograph.scrollIntoViewIfNeeded()
  await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  // As the resident wrote it, to be corrected before it is shown.
  const place = part.getByRole('textbox', { name: /^नागरिकांना दिसणारा रस्ता/ })
  await expect(place).toHaveValue(street)
  await expectAccessible(page)

  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44)

  await expect(part).toContainText('रस्ता किंवा खूण संकेतस्थळावर दिसत नाही.')
  await place.fill(shown)
  await button(page, 'ठिकाण दाखवा').click()
  await expect(part.getByText('ठिकाण नागरिकांना दाखवले')).toBeFocused()
  await expect(part).toContainText(`हे ठिकाण संकेतस्थळावर दिसते: ${shown}`)
  await expect(button(page, 'ठिकाण दाखवा')).toBeDisabled()
  await expect(button(page, 'ठिकाण लपवा')).toBeVisible()

  await expect(part).toContainText('हे छायाचित्र संकेतस्थळावर दिसत नाही.')
  await button(page, 'हे छायाचित्र दाखवा').click()
  const question = page.getByRole('dialog', { name: 'हे छायाचित्र सार्वजनिक संकेतस्थळावर दाखवायचे का?' })
  await expect(question).toBeVisible()
  // A second Enter, or one that lasts too long, shows nothing.
  await expect(question.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'मागे' }).click()
  await expect(question).toBeHidden()
  await expect(button(page, 'हे छायाचित्र दाखवा')).toBeFocused()
  await expect(button(page, 'छायाचित्र लपवा')).toHaveCount(0)
  await button(page, 'हे छायाचित्र दाखवा').click()
  await question.getByRole('button', { name: 'नागरिकांना दाखवा' }).click()
  await expect(part.getByText('छायाचित्र नागरिकांना दाखवले')).toBeFocused()
  await expect(button(page, 'छायाचित्र लपवा')).toBeVisible()
  await expect(part).toContainText('हे छायाचित्र संकेतस्थळावर दिसते.')
  await expect(button(page, 'हे छायाचित्र दाखवा')).toHaveCount(0)

  await expect.poll(publicPage).toContain(shown)
  await page.goto(`${siteUrl}/mr/reports`)
  const row = page.getByRole('row').filter({ hasText: shown })
  const link = row.getByRole('link', { name: words.photograph })
  await expect(link).toBeVisible()
  const picture = await ask(new URL((await link.getAttribute('href')) ?? '', siteUrl).href)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 200 })
  await expect(page.getByRole('main')).not.toContainText(street)

  await openView(page, `/collections/feedback/${message}`)
  await button(page, 'छायाचित्र लपवा').click()
  await expect(button(page, 'छायाचित्र लपवा')).toHaveCount(0)
  await button(page, 'ठिकाण लपवा').click()
  await expect(button(page, 'ठिकाण लपवा')).toHaveCount(0)
  await expect.poll(publicPage).not.toContain(shown)
  expect((await ask(picture.url)).status).toBe(404)
})
