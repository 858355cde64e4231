import { expect, type Page, test } from '@playwright/test'
import { desk, expectNothingCut, openPage, phone, waitForScript, words } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const size = (page: Page, language: Language, name: 'textSmaller' | 'textLarger') =>
  page.getByRole('button', { name: words[language][name] })
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
const theme = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: words[language].theme }).and(page.locator(':visible'))
/** Widths where the layout changes, and common window sizes of residents. */
const widths = [320, 360, 412, 600, 768, 1023, 1024, 1030, 1100, 1280, 1366]
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

for (const language of languages) {
  const t = words[language]

  test(`A+ and A- change every text in steps, stop at the ends, say so and are remembered, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/roads', language)
    const status = page.locator('fieldset [role=status]')
    const sizes: number[] = []
    for (let press = 0; press < 5; press++) {
      await size(page, language, 'textLarger').focus()
      await page.keyboard.press('Enter')
      sizes.push(await textSize(page))
    }
    expect(sizes).toEqual([18, 20, 24, 24, 24])
    await expect(size(page, language, 'textLarger')).toHaveAttribute('aria-disabled', 'true')
    await expect(size(page, language, 'textLarger')).toBeFocused()
    await expect(status).toHaveText(language === 'mr' ? /१५०/ : /150/)
    await page.goto(inLanguage('/ward', language))
    expect(await textSize(page)).toBe(24)
    await waitForScript(page)
    await size(page, language, 'textSmaller').focus()
    for (let press = 0; press < 6; press++) await page.keyboard.press('Space')
    expect(await textSize(page)).toBe(14)
    await expect(size(page, language, 'textSmaller')).toHaveAttribute('aria-disabled', 'true')
  })

  for (const path of ['/', '/roads', '/departments', '/health', '/contact'])
    test(`at the largest text nothing of ${inLanguage(path, language)} is cut, from 320 to 1366 px, before and after the answer about cookies`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('textSize', '3'))
      await openPage(page, path, language, 'none yet')
      for (const answer of ['none yet', 'accepted']) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          await expectNothingCut(page, { answer, width })
        }
        if (answer === 'none yet') await page.getByRole('button', { name: t.accept, exact: true }).click()
      }
    })

  for (const path of ['/', '/roads', '/contact'])
    test(`at the browser's zoom of 400 % nothing of ${inLanguage(path, language)} is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await openPage(page, path, language, 'none yet')
      await expectNothingCut(page, {})
    })

  for (const textSize of ['0', '3'])
    test(`the hint in the search popup can be read whole, text size ${textSize}, ${language}`, async ({
      page,
    }) => {
      await page.addInitScript((size) => localStorage.setItem('textSize', size), textSize)
      await openPage(page, '/roads', language)
      for (const width of [320, 360, 412, 768, 1366]) {
        await page.setViewportSize({ width, height: 740 })
        const cut = await page.locator('dialog input[type=search]').evaluate((input: HTMLInputElement) => {
          const dialog = input.closest('dialog')
          if (!dialog?.open) dialog?.showModal()
          const { fontFamily, fontSize } = getComputedStyle(input, '::placeholder')
          const { paddingLeft, paddingRight } = getComputedStyle(input)
          const hint = document.createElement('span')
          hint.textContent = input.placeholder
          Object.assign(hint.style, { fontFamily, fontSize, whiteSpace: 'nowrap', position: 'absolute' })
          dialog?.append(hint)
          const { width } = hint.getBoundingClientRect()
          hint.remove()
          return Math.max(
            0,
            Math.round(
              width - (input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
            ),
          )
        })
        expect({ width, cut }).toEqual({ width, cut: 0 })
        await page.keyboard.press('Escape')
      }
    })

  test(`the colours follow the device, until the reader chooses, ${language}`, async ({ page }) => {
    await page.setViewportSize(desk)
    await page.emulateMedia({ colorScheme: 'dark' })
    await openPage(page, '/roads', language)
    const dark = await ground(page)
    await expectAccessible(page)
    await theme(page, language).selectOption({ label: t.themeLight })
    expect(await ground(page)).toBe('rgb(255, 255, 255)')
    await theme(page, language).selectOption({ label: t.themeDark })
    expect(await ground(page)).toBe(dark)
    await theme(page, language).selectOption({ label: t.themeContrast })
    expect(await ground(page)).toBe('rgb(0, 0, 0)')
    await page.goto(inLanguage('/departments', language))
    expect(await ground(page)).toBe('rgb(0, 0, 0)')
    await waitForScript(page)
    await expect(theme(page, language)).toHaveValue('contrast')
    await expectAccessible(page)
    await theme(page, language).selectOption({ label: t.themeSystem })
    expect(await ground(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground(page)).toBe('rgb(255, 255, 255)')
  })

  test(`on a phone the colours are in the menu, ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/roads', language)
    await page.locator('#menu-button').click()
    await theme(page, language).selectOption({ label: t.themeDark })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
  })

  test(`on paper there is the page and nothing to press, ${language}`, async ({ page }) => {
    await openPage(page, '/roads', language, 'none yet')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main table').first()).toBeVisible()
    for (const text of [t.chatWithUs, t.accept, t.usefulQuestion, t.skipToMain])
      await expect(page.getByText(text, { exact: true }).first()).toBeHidden()
    await expect(page.locator('#menu')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText('©')
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(pdf.length).toBeGreaterThan(5000)
  })

  test(`each page asks whether it was useful, and counts the answer without anything else, ${language}`, async ({
    page,
  }) => {
    const sent: unknown[] = []
    await page.route('**/api/useful', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: { message: 'ok' } })
    })
    await openPage(page, '/roads', language)
    const question = page.getByRole('region', { name: t.usefulQuestion })
    await question.getByRole('button', { name: t.no, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.usefulThanks).and(page.locator(':visible'))).toBeFocused()
    expect(sent).toEqual([{ page: inLanguage('/roads', language), useful: false }])
    // The sticky header covers a part of whatever is scrolled below it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
  })

  test(`an answer that was not counted is not thanked for, ${language}`, async ({ page }) => {
    await page.route('**/api/useful', (route) => route.fulfill({ status: 404, json: { message: 'no' } }))
    await openPage(page, '/', language)
    const question = page.getByRole('region', { name: t.usefulQuestion })
    await question.getByRole('button', { name: t.yes, exact: true }).click()
    await expect(question.getByRole('status')).toHaveText(t.usefulFailed)
    await expect(question.getByRole('button', { name: t.yes, exact: true })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages)
    test(`the answer is sent as a plain form, and the page says thanks, ${language}`, async ({ page }) => {
      const t = words[language]
      await page.goto(inLanguage('/roads', language))
      await expect(page.getByText(t.usefulThanks)).toBeHidden()
      await page.getByRole('button', { name: t.yes, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/roads', language)}#useful-thanks$`))
      await expect(page.getByText(t.usefulThanks)).toBeVisible()
    })

  test('no control stands there that would do nothing', async ({ page }) => {
    await page.goto('/roads')
    await expect(size(page, 'en', 'textLarger')).toBeHidden()
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })
})
