import { expect, type Page, test } from '@playwright/test'
import { cmsUrl, siteUrl } from '../support/council.ts'
import { readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default' })
let tokens: Record<Role, string>
test.beforeAll(async () => {
  tokens = await hireStaff()
})

const logInAs = (page: Page, role: Role): Promise<void> => readDeskAs(page, tokens[role], 'mr')

async function send(path: string, role: Role, body: object): Promise<{ id: number; doc: { id: number } }> {
  const response = await fetch(desk(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(tokens[role]) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id: number; doc: { id: number } }
}

/** A clerk's draft of a pond, which a page of the site shows. */
const draftOf = async (mr: string): Promise<number> =>
  (await send('/ponds?draft=true', 'clerk', { name: { en: `Pond ${Date.now()}`, mr } })).doc.id

test('an officer’s approval takes three clicks at most, in Marathi, and residents read it within ten seconds', async ({
  page,
}) => {
  const name = `मंजुरीचा तलाव ${Date.now()}`
  const records = [{ list: 'ponds', record: await draftOf(name) }]
  await send('/approvals/send', 'clerk', { records, remark: 'कृपया पाहावे' })
  await logInAs(page, 'editor')
  await page.goto(`${cmsUrl}/admin`)
  let clicks = 0
  const click = async (what: ReturnType<Page['getByRole']>) => {
    clicks += 1
    await what.click()
  }
  await click(page.getByRole('region', { name: /मंजुरीच्या प्रतीक्षेत/ }).getByRole('link', { name }))
  const request = page.getByRole('article', { name })
  await expect(request.getByText('कृपया पाहावे')).toBeVisible()
  await expect(request.getByRole('cell').filter({ hasText: name })).toBeVisible()
  await click(request.getByRole('button', { name: 'मंजूर करून प्रसिद्ध करा' }))
  await expect(request.getByRole('button', { name: 'मंजूर करून प्रसिद्ध करा' })).toHaveCount(0)
  expect(clicks).toBeLessThanOrEqual(3)
  await expect
    .poll(async () => (await fetch(`${siteUrl}/api/ponds-talao?lang=mr`)).text(), { timeout: 10_000 })
    .toContain(name)
})

test('a clerk sends her draft from its form, and reads on the first page why it came back', async ({
  page,
}) => {
  const name = `परत आलेला तलाव ${Date.now()}`
  const id = await draftOf(name)
  await logInAs(page, 'clerk')
  await page.goto(`${cmsUrl}/admin/collections/ponds/${id}`)
  await page.getByRole('button', { name: 'मंजुरीसाठी पाठवा' }).click()
  await page.getByLabel('शेरा').fill('तपासावे')
  await page.getByRole('button', { name: 'पाठवा', exact: true }).click()
  await expect(page.getByText('मंजुरीसाठी पाठवले', { exact: true })).toBeVisible()
  const response = await fetch(desk('/approvals?sort=-id&limit=1'), { headers: as(tokens.editor) })
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  await send(`/approvals/${docs[0]?.id}/return`, 'editor', { reason: 'नाव अपुरे आहे' })
  await page.goto(`${cmsUrl}/admin`)
  const returned = page.getByRole('region', { name: /मला परत पाठवलेले/ })
  await expect(returned.getByRole('listitem').filter({ hasText: name })).toContainText('नाव अपुरे आहे')
})

test('an officer without an account sees a draft on the real website by a link, and residents do not', async ({
  browser,
}) => {
  // Without a number: the page shows it in Devanagari digits.
  const name = 'दुव्याने दिसणारा मसुद्यातील तलाव'
  const subject = { kind: 'record', list: 'ponds', id: await draftOf(name) }
  const { url } = (await send('/approvals/preview', 'clerk', { subject })) as unknown as { url: string }
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const officer = await context.newPage()
  await officer.goto(url)
  await officer.goto(`${siteUrl}/mr/ponds-talao`)
  await expect(officer.getByText(name)).toBeVisible()
  await context.close()
  expect(await (await fetch(`${siteUrl}/mr/ponds-talao`)).text()).not.toContain(name)
})
