import { expect, test } from '@playwright/test'
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const paths = [
  '/',
  '/budget',
  '/ward/12',
  '/today',
  '/hospital',
  '/elected-member',
  '/amrut',
  '/contact',
  '/services',
]

for (const language of languages)
  test(`the largest letters never make a phone scroll sideways: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of paths) {
      await goTo(page, inLanguage(path, language))
      const [size, width] = await page.evaluate(() => {
        document.documentElement.dataset.text = '3'
        return [getComputedStyle(document.documentElement).fontSize, document.documentElement.scrollWidth]
      })
      expect([path, size, width]).toEqual([path, '24px', 360])
    }
  })
