import { expect, test } from '@playwright/test'
import { openPage, recordScrolls, words } from '../../support/reader.ts'
import { languages } from '../../support/site-map.ts'

for (const language of languages) {
  const t = words[language]

  test.describe(`the skip link, ${language}`, () => {
    test('is the first thing that Tab reaches, scrolls smoothly to the main region and takes the focus there', async ({
      page,
    }) => {
      const scrolls = await recordScrolls(page)
      await openPage(page, '/roads', language)
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveText(t.skipToMain)
      await expect(page.locator(':focus')).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      expect(await scrolls()).toContain('into view smooth')
    })

    test('does not glide for who wants less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const scrolls = await recordScrolls(page)
      await openPage(page, '/roads', language)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      expect(await scrolls()).toContain('into view instant')
    })
  })
}
