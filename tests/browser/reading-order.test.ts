import { expect, test } from '@playwright/test'
import { desk, openPage, words } from '../support/reader.ts'
import { languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

for (const language of languages) {
  const t = words[language]

  test(`the header is heard in the order in which it is seen, ${language}`, async ({ page }) => {
    await page.setViewportSize(desk)
    await openPage(page, '/roads', language)
    const heard = await page.locator('body').ariaSnapshot()
    const places = [
      `link "${t.skipToMain}"`,
      'banner',
      `"${t.screenReaderAccess}"`,
      t.theme,
      t.textSize,
      `list "${t.language}"`,
      t.helplineFree,
      t.emergency,
      `navigation "${t.mainMenu}"`,
      'button',
      `link "${t.search}"`,
      'main',
      'heading',
      'contentinfo',
    ]
    let from = 0
    for (const place of places) {
      const found = heard.indexOf(place, from)
      expect({ place, isInOrder: found >= from }).toEqual({ place, isInOrder: true })
      from = found
    }
  })

  test(`an accordion is heard as its button, its number of documents, then its documents, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/account-cheque-register', language)
    const year = page.locator('main details').first()
    await year.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(year).toHaveAttribute('open', '')
    await expect(page.locator('main details[open]')).toHaveCount(1)
    // A part that has just opened is heard once it is drawn.
    await expect(year.getByRole('link').first()).toBeVisible()
    const heard = await year.ariaSnapshot()
    const [summary = '', ...rest] = heard.split('\n').filter((line) => line.trim() !== '- group:')
    expect(summary).toMatch(/[0-9०-९]/)
    expect(rest.join('\n')).toMatch(new RegExp(`link "[^"]*${t.pdf}`))
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })
}
