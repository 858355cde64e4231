import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { cmsUrl } from '../support/council.ts'
import { as, desk, hireStaff, password } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

// Another account at a second try: the first may have its second step.
const email = `two-steps-${Date.now()}@sahyanagar.example`

/**
 * The code of an app, so many steps of half a minute from now. The step now and then the next one are taken for at least
 * half a minute, however slow the machine is.
 */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** Presses Enter in a field once its form can be sent: its button waits for the page's script. */
async function enterWith(page: Page, button: string): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
  await page.keyboard.press('Enter')
}

async function logInWith(page: Page, word: string): Promise<void> {
  await page.goto(`${cmsUrl}/admin/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(word)
  await enterWith(page, 'Login')
}

test('the second step is set up and used by keyboard', async ({ page }) => {
  const { admin } = await hireStaff()
  await fetch(desk('/users'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(admin) },
    body: JSON.stringify({ name: 'Two steps', email, password, role: 'clerk' }),
  })
  await logInWith(page, password)
  await expect(page).toHaveURL(`${cmsUrl}/admin`)
  await page.goto(`${cmsUrl}/admin/second-factor`)
  await page.getByLabel('Your own password').fill(password)
  await enterWith(page, 'Begin')
  const secret = (await page.locator('.second-step code').textContent()) ?? ''
  await expectAccessible(page)
  await page.getByLabel('Code that the app shows now').fill(codeOf(secret, 0))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.locator('.second-step-codes li')).toHaveCount(10)
  await expectAccessible(page)

  await page.context().clearCookies()
  await logInWith(page, password)
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${cmsUrl}/admin`)
})
