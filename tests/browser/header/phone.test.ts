import { expect, type Page, test } from '@playwright/test'
import { bar, expectInReach, listOf, menu, menuButton, opened, parents } from '../../support/header.ts'
import { openPage, phone, scrollTo, words } from '../../support/reader.ts'
import { inLanguage, languages } from '../../support/site-map.ts'
import { expectAccessible } from '../../support/visit.ts'

for (const language of languages) {
  const t = words[language]

  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: phone })

    const openMenu = async (page: Page) => {
      await openPage(page, '/roads', language)
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
    }
    const expectClosed = async (page: Page) => {
      await expect(menu(page)).toBeHidden()
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    }

    test('the header sticks in one row, takes its fixed style after 110 px, and keeps logo, language and text size in reach', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await scrollTo(page, 110)
      await expect(bar(page)).not.toHaveAttribute('data-fixed')
      await scrollTo(page, 111)
      await expect(bar(page)).toHaveAttribute('data-fixed', 'true')
      await scrollTo(page, 600)
      await expectInReach(page, language)
      const box = await bar(page).boundingBox()
      expect(box).toMatchObject({ y: 0, height: 44 })
    })

    test('search is one tap away on every page', async ({ page }) => {
      await openPage(page, '/roads', language)
      await bar(page).getByRole('link', { name: t.search }).click()
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
    })

    test('the menu slides in for 500 ms and takes the focus; Escape closes it and gives the focus back', async ({
      page,
    }) => {
      await openMenu(page)
      const durations = await menu(page).evaluate((nav) => getComputedStyle(nav).transitionDuration)
      expect(durations.split(', ')[0]).toBe('0.5s')
      await expect(menu(page).getByText(t.closeMenu).locator('xpath=..')).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
    })

    test('the Tab key stays in the open menu', async ({ page }) => {
      await openMenu(page)
      const links = await menu(page).locator('a:visible, button:visible, select:visible').count()
      for (let press = 0; press < links + 3; press++) {
        await page.keyboard.press('Tab')
        const isInside = await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('#menu')),
        )
        expect({ press, isInside }).toEqual({ press, isInside: true })
      }
    })

    test('one list is open at a time, and slides for 500 ms', async ({ page }) => {
      await openMenu(page)
      await parents(page).nth(0).click()
      await expect(listOf(page, 0).locator('a').first()).toBeVisible()
      await parents(page).nth(1).click()
      await expect(opened(page)).toHaveCount(1)
      await expect(listOf(page, 0).locator('a').first()).toBeHidden()
      const slide = parents(page).nth(1).locator('xpath=following-sibling::*')
      expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s')
      await expectAccessible(page)
      await parents(page).nth(1).click()
      await expect(opened(page)).toHaveCount(0)
    })

    test('the close button and a click beside the menu close it', async ({ page }) => {
      await openMenu(page)
      await menu(page).getByText(t.closeMenu).locator('xpath=..').click()
      await expectClosed(page)
      await expect(menuButton(page)).toBeFocused()
      await menuButton(page).click()
      await expect(menu(page)).toBeVisible()
      await page.mouse.click(10, 400)
      await expectClosed(page)
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/roads', language)}$`))
    })

    test('a link closes the menu and leads to the start of its page', async ({ page }) => {
      await openMenu(page)
      await parents(page).nth(1).click()
      await listOf(page, 1).locator('a').first().click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/hospital', language)}$`))
      await expectClosed(page)
      await expect(page.locator('main')).toBeFocused()
    })

    test('the helpline and the emergency number are one tap away', async ({ page }) => {
      await openPage(page, '/roads', language)
      for (const name of [t.helpline, t.emergency]) {
        const call = page
          .locator('header')
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .and(page.locator(':visible'))
        await expect(call).toHaveAttribute('href', /^tel:\+?\d{3,}$/)
        await expect(call).toBeInViewport({ ratio: 1 })
        const box = await call.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
    })
  })
}
