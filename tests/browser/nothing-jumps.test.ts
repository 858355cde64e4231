import { expect, test } from '@playwright/test'
import { desk, openPage, phone } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

/** What Google calls good for a page's whole life; the list alone must stay far below. */
const most = 0.1

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

for (const language of languages)
  for (const [size, viewport] of Object.entries({ phone, desk }))
    test(`nothing moves when a list comes late: ${language}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      for (const path of ['/hospital', '/ward']) {
        await openPage(page, '/', language)
        // Later than the half second after a press in which what moves is expected.
        await page.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 900))
          await route.continue()
        })
        const address = inLanguage(path, language)
        await page.locator(`main a[href="${address}"]`).first().click()
        await page.waitForURL(`**${address}`)
        const moved = page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let sum = 0
              new PerformanceObserver((list) => {
                for (const each of list.getEntries() as Shift[]) if (!each.hadRecentInput) sum += each.value
              }).observe({ type: 'layout-shift' })
              setTimeout(() => resolve(sum), 2500)
            }),
        )
        await expect(page.getByRole('main').getByRole('table')).toBeVisible()
        expect([path, (await moved) < most]).toEqual([path, true])
        await page.unroute('**/api/**')
      }
    })
