import { expect, type Page, test } from '@playwright/test'
import { cmsUrl } from '../support/council.ts'
import { deskViews, openView, readDeskAs } from '../support/desk-views.ts'
import { weighPage } from '../support/page-weight.ts'
import { languages } from '../support/site-map.ts'
import { hireStaff } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'
import { budgets } from '../support/weight-budgets.ts'

// One login for all of them: logins are limited.
test.describe.configure({ mode: 'default', timeout: 900_000 })
let token: string
let views: Record<string, string>
test.beforeAll(async () => {
  token = (await hireStaff()).admin
  views = await deskViews(token)
})

const widths = [360, 768, 1366]

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
}

/** The other colours at the last width: what they change is the contrast. */
async function expectDarkAccessible(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  await expectAccessible(page, 'colours')
}

for (const language of languages) {
  test(`the login in ${language} is accessible at every width`, async ({ page }) => {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: cmsUrl }])
    await openView(page, '/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectNothingSideways(page, width)
      await expectAccessible(page)
    }
    await expectDarkAccessible(page)
  })

  test(`every view of the desk in ${language} is accessible, and fits, at every width`, async ({ page }) => {
    await readDeskAs(page, token, language)
    for (const [name, path] of Object.entries(views))
      await test.step(name, async () => {
        await openView(page, path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page).toHaveTitle(/\S.* · Nagardwar$/)
        await expect(page).not.toHaveTitle(/Payload|Dashboard/)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          await expectNothingSideways(page, width)
          await expectAccessible(page, width === 360 || width === 1366 ? 'everything' : 'width')
        }
        await expectDarkAccessible(page)
      })
  })
}

test('the desk stands still where the reader asked for less motion, and shows where the focus is', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await readDeskAs(page, token, 'mr')
  await openView(page, '/collections/tenders')
  const link = page.getByRole('link', { name: 'मदत' })
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  const slow = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.01,
      ).length,
  )
  expect(slow).toBe(0)
})

test('lists count in the digits of the reader’s language', async ({ page }) => {
  await readDeskAs(page, token, 'mr')
  await openView(page, '/collections/tenders')
  await expect(page.locator('.page-controls__page-info')).toContainText(/१-१० एकूण [०-९]+/)
  await readDeskAs(page, token, 'en')
  await openView(page, '/collections/tenders')
  await expect(page.locator('.page-controls__page-info')).toContainText(/1-10 of [0-9]+/)
})

for (const name of ['today', 'list', 'edit form', 'approvals'])
  test(`${name} of the desk loads no more script than its budget`, async ({ browser }) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await readDeskAs(page, token, 'mr')
    const { byKind } = await weighPage(page, `${cmsUrl}/admin${views[name]}`)
    await context.close()
    // A view without scripts would count as light.
    expect(byKind.script).toBeGreaterThan(100_000)
    expect(byKind.script).toBeLessThanOrEqual(budgets.deskScript)
  })

for (const name of ['today', 'list', 'edit form', 'approvals'])
  test(`${name} of the desk has a document within its budget`, async ({ page }) => {
    await readDeskAs(page, token, 'mr')
    const answer = await page.goto(`${cmsUrl}/admin${views[name]}`)
    const bytes = (await answer?.body())?.byteLength
    // What leads elsewhere would count as light.
    expect(bytes).toBeGreaterThan(200_000)
    expect(bytes).toBeLessThanOrEqual(budgets.deskDocument)
  })
