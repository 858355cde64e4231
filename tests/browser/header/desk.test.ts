import { expect, test } from '@playwright/test'
import { bar, expectInReach, listOf, menu, opened, parents } from '../../support/header.ts'
import { desk, openPage, scrollTo, words } from '../../support/reader.ts'
import { inLanguage, languages } from '../../support/site-map.ts'
import { expectAccessible } from '../../support/visit.ts'

for (const language of languages) {
  const t = words[language]

  test.describe(`on a desk, ${language}`, () => {
    test.use({ viewport: desk })

    test('the header sticks, takes its fixed style after 110 px, and keeps logo, language and text size in reach', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await scrollTo(page, 110)
      await expect(bar(page)).not.toHaveAttribute('data-fixed')
      await expect(menu(page)).not.toHaveAttribute('data-fixed')
      await scrollTo(page, 111)
      await expect(bar(page)).toHaveAttribute('data-fixed', 'true')
      await expect(menu(page)).toHaveAttribute('data-fixed', 'true')
      await expectInReach(page, language)
      await scrollTo(page, 600)
      await expectInReach(page, language)
      const [above, below] = [await bar(page).boundingBox(), await menu(page).boundingBox()]
      expect(above?.y).toBe(0)
      expect(Math.abs((below?.y ?? 0) - (above?.height ?? 0))).toBeLessThanOrEqual(1)
      expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(100)
      await scrollTo(page, 0)
      await expect(bar(page)).not.toHaveAttribute('data-fixed')
    })

    test('the council’s channels are in the bar from 1024 px on', async ({ page }) => {
      await openPage(page, '/roads', language)
      for (const width of [1024, 1100, 1199, 1366]) {
        await page.setViewportSize({ width, height: 768 })
        const channels = page.locator('header [class*="social"] a:visible')
        expect({ width, channels: await channels.count() }).toEqual({ width, channels: 4 })
      }
    })

    test('a list opens under the mouse, one at a time, and closes when the mouse leaves', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await parents(page).nth(0).hover()
      await expect(listOf(page, 0)).toBeVisible()
      await parents(page).nth(1).hover()
      await expect(listOf(page, 1)).toBeVisible()
      await expect(opened(page)).toHaveCount(1)
      await page.mouse.move(20, 600)
      await expect(opened(page)).toHaveCount(0)
      await expect(listOf(page, 1)).toBeHidden()
    })

    test('Escape closes a list that the mouse opened, and leaves the focus where it was', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await page.locator('header a').first().focus()
      await parents(page).nth(1).hover()
      await expect(opened(page)).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(opened(page)).toHaveCount(0)
      await expect(parents(page).nth(1)).not.toBeFocused()
    })

    test('Escape closes a list from the moment it is open', async ({ page }) => {
      await openPage(page, '/roads', language)
      const pressed = menu(page).evaluate(
        (bar) =>
          new Promise<void>((resolve) => {
            new MutationObserver((_, observer) => {
              observer.disconnect()
              document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
              resolve()
            }).observe(bar, { subtree: true, attributeFilter: ['aria-expanded'] })
          }),
      )
      await parents(page).nth(1).hover()
      await pressed
      await expect(opened(page)).toHaveCount(0)
    })

    test('Tab passes by the lists; Enter or Space opens one, its links follow, and Escape leads back', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await menu(page).locator('ul a').first().focus()
      // Until the script has the bar, which begins with the focus in it, the style sheet opens the lists.
      await expect(menu(page).locator('ul[data-scripted]')).toBeAttached()
      await page.keyboard.press('Tab')
      await expect(parents(page).nth(0)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(parents(page).nth(1)).toBeFocused()
      await expect(opened(page)).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(parents(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(listOf(page, 1).locator('a').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(parents(page).nth(1)).toBeFocused()
      await expect(opened(page)).toHaveCount(0)
      await page.keyboard.press('Space')
      await expect(opened(page)).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(opened(page)).toHaveCount(0)
    })

    test('a click opens a list, and its link leads there and closes it', async ({ page }) => {
      await openPage(page, '/departments', language)
      await parents(page).nth(1).click()
      await expect(listOf(page, 1)).toBeVisible()
      await expectAccessible(page)
      await listOf(page, 1).locator('a').first().click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/hospital', language)}$`))
      await page.mouse.move(20, 600)
      await expect(opened(page)).toHaveCount(0)
    })

    test('the page in view is marked, and the entry above it', async ({ page }) => {
      await openPage(page, '/roads', language)
      await expect(menu(page).locator('[aria-current=page]')).toHaveCount(1)
      await expect(menu(page).locator('[aria-current=page]')).toHaveAttribute(
        'href',
        inLanguage('/roads', language),
      )
      const parent = menu(page).locator('button[data-current]')
      await expect(parent).toHaveCount(1)
      await expect(parent.locator('xpath=..').locator('[aria-current=page]')).toHaveCount(1)
    })

    test('the search popup asks for a keyword, and gives the focus back', async ({ page }) => {
      await openPage(page, '/roads', language)
      const button = menu(page).getByRole('link', { name: t.search })
      await button.click()
      const field = page.getByRole('dialog').getByRole('searchbox')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('placeholder', t.searchPlaceholder)
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(button).toBeFocused()
    })
  })
}
