import { expect, test } from '@playwright/test'
import { listOf, menu, menuButton, parents } from '../../support/header.ts'
import { desk, phone, words } from '../../support/reader.ts'
import { inLanguage, languages } from '../../support/site-map.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages) {
    test(`the menu opens on a phone and closes again, ${language}`, async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(inLanguage('/roads', language))
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
      await parents(page).nth(0).click()
      await expect(listOf(page, 0).locator('a').first()).toBeVisible()
      await menu(page).getByText(words[language].closeMenu).locator('xpath=..').click()
      await expect(menu(page)).toBeHidden()
    })

    test(`the lists of the menu open under the mouse and on focus, ${language}`, async ({ page }) => {
      await page.setViewportSize(desk)
      await page.goto(inLanguage('/roads', language))
      await parents(page).nth(0).hover()
      await expect(listOf(page, 0)).toBeVisible()
      await page.locator('h1').hover()
      await expect(listOf(page, 0)).toBeHidden()
      await parents(page).nth(1).focus()
      await expect(listOf(page, 1)).toBeVisible()
    })
  }
})
