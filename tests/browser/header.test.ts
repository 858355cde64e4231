import { expect, type Page, test } from '@playwright/test'
import { desk, openPage, phone, recordScrolls, scrollTo, words } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const menu = (page: Page) => page.locator('#menu')
const parents = (page: Page) => menu(page).locator('button[aria-expanded]')
const opened = (page: Page) => menu(page).locator('button[aria-expanded=true]')
const listOf = (page: Page, index: number) =>
  parents(page).nth(index).locator('xpath=following-sibling::*//ul')
const menuButton = (page: Page) => page.locator('#menu-button')
/** The bar that stays in view. */
const bar = (page: Page) => page.locator('header > *').first()

/** The words of the council's name that stand on more than one line. */
const brokenWords = (page: Page) =>
  page
    .locator('header b')
    .first()
    .evaluate((name) => {
      const text = name.firstChild
      const words = [...(name.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    })

/** What must stay in reach however far a page is scrolled. */
async function expectInReach(page: Page, language: Language) {
  const t = words[language]
  const inReach = [
    bar(page).locator(`a[href="${inLanguage('/', language)}"]`),
    bar(page).getByRole('list', { name: t.language }).getByRole('link').first(),
    bar(page).getByRole('button', { name: t.textSmaller }),
    bar(page).getByRole('button', { name: t.textLarger }),
  ]
  for (const part of inReach) await expect(part).toBeInViewport({ ratio: 1 })
}

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

    test('a list opens under the mouse, one at a time, and closes when the mouse leaves', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await parents(page).nth(0).hover()
      await expect(listOf(page, 0)).toBeVisible()
      await parents(page).nth(1).hover()
      await expect(listOf(page, 1)).toBeVisible()
      await expect(opened(page)).toHaveCount(1)
      await page.locator('h1').hover()
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

    test('Tab passes by the lists; Enter or Space opens one, its links follow, and Escape leads back', async ({
      page,
    }) => {
      await openPage(page, '/roads', language)
      await menu(page).locator('ul a').first().focus()
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
      await parents(page).nth(0).click()
      await expect(listOf(page, 0)).toBeVisible()
      await expectAccessible(page)
      await listOf(page, 0).locator('a').first().click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/history', language)}$`))
      await page.locator('h1').hover()
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
      await parents(page).nth(0).click()
      await listOf(page, 0).locator('a').first().click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/history', language)}$`))
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

  test(`the bar of the header is one row in which nothing is cut, at every width and size of text, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/roads', language)
    for (const top of [0, 600])
      for (const textSize of ['0', '1', '3'])
        for (const width of [320, 360, 480, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          await page.evaluate((size) => {
            document.documentElement.dataset.text = size
          }, textSize)
          await scrollTo(page, top)
          await expect(bar(page).and(page.locator('[data-fixed]'))).toHaveCount(top === 0 ? 0 : 1)
          const row = await bar(page).evaluate((element) => {
            const parts = [...element.querySelectorAll('a, button, select')].filter((part) =>
              part.checkVisibility({ visibilityProperty: true }),
            )
            const boxes = parts.map((part) => part.getBoundingClientRect())
            const isApart = boxes.every(
              (box, index) => index === 0 || box.left >= (boxes[index - 1]?.right ?? 0) - 1,
            )
            const { left = 0 } = boxes[0] ?? {}
            const { right = 0 } = boxes.at(-1) ?? {}
            return {
              isApart,
              isIn: left >= 0 && right <= innerWidth,
              rows: new Set(boxes.map(({ top }) => Math.round(top / 20))).size,
            }
          })
          expect({ top, textSize, width, ...row }).toMatchObject({ isApart: true, isIn: true, rows: 1 })
          if (top === 0)
            expect({ textSize, width, broken: await brokenWords(page) }).toMatchObject({ broken: [] })
        }
  })

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
    const heard = await year.ariaSnapshot()
    const [summary = '', ...rest] = heard.split('\n').filter((line) => line.trim() !== '- group:')
    expect(summary).toMatch(/[0-9०-९]/)
    expect(rest.join('\n')).toMatch(new RegExp(`link "[^"]*${t.pdf}`))
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('main details[open]')).toHaveCount(0)
  })
}

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
