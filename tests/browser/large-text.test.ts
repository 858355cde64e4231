import { expect, test } from '@playwright/test'
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { wordsOverWords } from '../support/words-over-words.ts'

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
  '/tenders',
  '/press-releases',
  '/town-planning-department',
  '/meetings',
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

for (const language of languages)
  test(`no words stand over others on a phone, in small and in the largest letters: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of paths) {
      await goTo(page, inLanguage(path, language))
      expect([path, await wordsOverWords(page)]).toEqual([path, []])
      await page.evaluate(() => {
        document.documentElement.dataset.text = '3'
      })
      expect([path, await wordsOverWords(page)]).toEqual([path, []])
    }
  })
