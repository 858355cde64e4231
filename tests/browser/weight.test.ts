import { expect, test } from '@playwright/test'
import { weighPage } from '../support/page-weight.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { budgets } from '../support/weight-budgets.ts'

const devices = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true },
  { name: 'a desk', viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1, isMobile: false },
]

for (const { name, ...device } of devices)
  test.describe(`on ${name}`, () => {
    test.use(device)
    for (const language of languages)
      test(`the whole home page in ${language}, pictures included, stays light`, async ({ page }) => {
        const weight = await weighPage(page, inLanguage('/', language))
        // The pictures are really there; otherwise nothing would be measured.
        expect(weight.byKind.image).toBeGreaterThan(10_000)
        expect(weight.total, JSON.stringify(weight.byKind)).toBeLessThanOrEqual(budgets.wholeHome)
      })
  })
