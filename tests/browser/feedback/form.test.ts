import { expect, test } from '@playwright/test'
import {
  answers,
  button,
  control,
  expectFormAccessible,
  expectText,
  fields,
  fill,
  open,
  toast,
  watch,
  words,
} from '../../support/feedback-form.ts'
import { inLanguage, languages } from '../../support/site-map.ts'

for (const language of languages) {
  test(`an empty form says in ${language} what is missing, beside each field and above them`, async ({
    page,
  }) => {
    const sent = watch(page)
    await open(page, language)
    await page.locator('#data-notice summary').click()
    await button(page, language).click()
    const summary = page.getByRole('alert').filter({ hasText: words[language].problems })
    await expect(summary.getByRole('link')).toHaveText(words[language].required)
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText(words[language].problems)
    for (const [index, field] of fields.entries()) {
      await expect(control(page, field)).toHaveAttribute('aria-invalid', 'true')
      await expect(control(page, field)).toHaveAccessibleDescription(
        new RegExp(words[language].required[index] ?? 'never'),
      )
    }
    await expectFormAccessible(page)
    await summary.getByRole('link').nth(2).click()
    await expect(control(page, 'subject')).toBeFocused()

    await fill(page, { email: 'kavita@example' })
    await control(page, 'email').press('Enter')
    await expect(
      summary.or(page.getByRole('alert').filter({ hasText: words[language].invalid })),
    ).toBeVisible()
    await expect(control(page, 'email')).toHaveAccessibleDescription(new RegExp(words[language].invalid))
    await expectText(page, { ...answers, email: 'kavita@example' })
    expect(sent.count()).toBe(0)
  })

  test(`a feedback is thanked for in ${language}, with its reference, and announced to the desk`, async ({
    page,
  }) => {
    const sent = watch(page)
    await open(page, language)
    await fill(page)
    const note = page.waitForRequest('**/api/notification')
    await button(page, language).click()
    const thanks = toast(page, 'status', words[language].sent)
    await expect(thanks).toBeVisible()
    const box = await thanks.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box && { isAtTop: box.y < 120, isAtRight: width - box.x - box.width < 40 }).toEqual({
      isAtTop: true,
      isAtRight: true,
    })
    expect((await note).postDataJSON()).toEqual({
      heading: 'Feedback Submitted',
      description: `A new feedback was submitted by ${answers.name}`,
      role: 'Admin',
      readed: 0,
    })
    await expectText(page, {})
    const confirmation = page.getByText(words[language].reference)
    await expect(confirmation).toContainText(/[A-Z0-9-]{6,}/)
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText(words[language].reference)
    await expectFormAccessible(page)
    await expect(thanks).toBeHidden()
    await page.reload()
    await expect(confirmation).toBeVisible()
    await expectText(page, {})
    expect(sent.count()).toBe(1)
  })
}

const board = { en: /Data Protection Board of India/, mr: /भारतीय माहिती संरक्षण मंडळ/ }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages)
    test(`the notice about personal data in ${language} opens before anything is typed`, async ({ page }) => {
      await page.goto(inLanguage('/contact', language))
      const notice = page.locator('#data-notice')
      await expect(notice.getByText(board[language])).toBeHidden()
      await notice.locator('summary').click()
      await expect(notice.getByText(board[language])).toBeVisible()
    })
  for (const language of languages)
    test(`the form in ${language} says what is missing, keeps what is there, and is sent`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/contact', language))
      await fill(page, { name: '', email: 'kavita@example' })
      await button(page, language).click()
      await expect(page.getByText(words[language].invalid)).toHaveCount(2)
      await expect(page.getByText(words[language].required[0] ?? 'never')).toHaveCount(2)
      await expectText(page, { ...answers, name: '', email: 'kavita@example' })
      await fill(page)
      // Nobody fills in five fields in less than three seconds.
      const made = Date.parse(await page.locator('input[name=made]').inputValue())
      await expect.poll(() => Date.now() - made).toBeGreaterThan(3000)
      await button(page, language).click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}\\?sent=.+#feedback$`))
      await expect(page.getByText(words[language].sent)).toBeVisible()
      await expect(page.getByText(words[language].reference)).toContainText(/[A-Z0-9-]{6,}/)
      await expectText(page, {})
    })
})
