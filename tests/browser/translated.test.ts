import { expect, type Page, test } from '@playwright/test'
import { desk, openPage } from '../support/reader.ts'
import { translate } from '../support/translator.ts'

/** Nothing threw, and no error page is shown. */
async function expectWell(page: Page, errors: string[]): Promise<void> {
  expect(errors).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).not.toHaveTitle(/could not be shown/)
}

for (const way of ['moved', 'replaced'] as const)
  test.describe(`a page that the browser has translated, its words ${way}`, () => {
    const errors: string[] = []
    test.beforeEach(async ({ page }) => {
      errors.length = 0
      page.on('pageerror', (error) => errors.push(String(error)))
      await page.setViewportSize(desk)
    })

    test('changes its language, and back', async ({ page }) => {
      await openPage(page, '/roads', 'en')
      await translate(page, way)
      await page.locator('header a[hreflang=mr]').click()
      await expect(page).toHaveURL(/\/mr\/roads$/)
      await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
      await translate(page, way)
      await page.locator('header a[hreflang=en]').click()
      await expect(page).toHaveURL(/[^r]\/roads$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expectWell(page, errors)
    })

    test('opens its menu and goes to a page, and back', async ({ page }) => {
      await openPage(page, '/roads', 'en')
      await translate(page, way)
      await page.locator('#menu').getByRole('button', { name: 'City Profile' }).click()
      await page.locator('#menu a[href="/schools"]').click()
      await expect(page).toHaveURL(/\/schools$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools')
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roads')
      await expectWell(page, errors)
    })

    test('says what is wrong in the form, and sends it', async ({ page }) => {
      await page.route('**/api/contact-us', (route) =>
        route.fulfill({ status: 201, json: { message: 'x', contactId: 'F-TEST-0001' } }),
      )
      await openPage(page, '/contact', 'en')
      await translate(page, way)
      const send = page.getByRole('button', { name: 'Send feedback', exact: true })
      await send.click()
      await expect(page.getByText('Name is required').first()).toBeVisible()
      for (const [field, answer] of Object.entries({
        name: 'Kavita',
        mobile: '0251-555-0140',
        subject: 'Lamp',
        email: 'kavita@council.example',
        feedback: 'Dark since Monday',
      }))
        await page.locator(`#field-${field}`).fill(answer)
      await page.locator('main form button[type=submit]').first().click()
      await expect(page.getByText('F-TEST-0001').first()).toBeVisible()
      await expectWell(page, errors)
    })

    test('opens the chat, and a message goes to the messaging app', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = (address) => {
          document.documentElement.dataset.wanted = String(address)
          return null
        }
      })
      await openPage(page, '/roads', 'en')
      await translate(page, way)
      const chat = page.locator('button.scripted[aria-expanded]')
      await chat.click()
      const message = page.locator('aside section input')
      await message.fill('Water?')
      await page.keyboard.press('Escape')
      await expect(message).toHaveCount(0)
      await chat.click()
      await expect(message).toHaveValue('Water?')
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('data-wanted', /text=Water%3F$/)
      await expect(message).toHaveCount(0)
      await expectWell(page, errors)
    })

    test('opens a picture and the search', async ({ page }) => {
      await openPage(page, '/photos', 'en')
      await translate(page, way)
      await page.getByRole('main').locator('a:has(img)').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.locator('#menu a[aria-haspopup=dialog]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectWell(page, errors)
    })
  })
