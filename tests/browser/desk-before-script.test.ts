import { expect, test } from '@playwright/test'
import { cmsUrl } from '../support/council.ts'
import { deskViews, readDeskAs } from '../support/desk-views.ts'
import { hireStaff } from '../support/staff.ts'

/** Buttons of a form which a browser would send itself, with what was written in the address. */
const sentInAddress = 'form:not([method]) button:enabled:not([type=button])'

test('before its script runs no view of the desk can send what was written, in an address', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const { admin } = await hireStaff()
  const views = { ...(await deskViews(admin)), removal: '/remove-demo' }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const sendable: Record<string, string[]> = {}
  const note = async (name: string, path: string) => {
    await page.goto(`${cmsUrl}/admin${path}`)
    const buttons = await page.locator(sentInAddress).allInnerTexts()
    if (buttons.length > 0) sendable[name] = buttons
  }
  for (const path of ['/login', '/forgot']) await note(path, path)
  await readDeskAs(page, admin, 'en')
  for (const [name, path] of Object.entries(views)) await note(name, path)
  expect(sendable).toEqual({})
  await context.close()
})
