import { expect, test } from '@playwright/test'
import {
  button,
  contactUs,
  control,
  expectFormAccessible,
  expectText,
  failed,
  fill,
  open,
  stored,
  toast,
  watch,
  words,
} from '../../support/feedback-form.ts'
import { holdBack, waitForScript } from '../../support/reader.ts'

test('while the council’s server is away everything typed stays, after a reload too, and goes out under one key', async ({
  page,
}) => {
  const sent = watch(page)
  await page.route(contactUs, (route) => route.abort())
  await open(page)
  await fill(page)
  await button(page).click()
  await expect(toast(page, 'alert', failed)).toBeVisible()
  await expectText(page)
  await expectFormAccessible(page)
  await page.reload()
  await waitForScript(page)
  await expectText(page)
  await page.unroute(contactUs)
  await page.route(contactUs, stored)
  await button(page).click()
  await expect(page.getByText('F-TEST-0001')).toBeVisible()
  await expectText(page, {})
  expect([sent.count(), sent.keys().size]).toEqual([2, 1])
})

test('an answer that is lost on the way, and the next try, are one feedback', async ({ page }) => {
  const references: string[] = []
  await page.route(contactUs, async (route) => {
    const response = await route.fetch()
    references.push(((await response.json()) as { contactId: string }).contactId)
    if (references.length === 1) await route.abort()
    else await route.fulfill({ response })
  })
  await open(page)
  await fill(page)
  await button(page).click()
  await expect(toast(page, 'alert', failed)).toBeVisible()
  await button(page).click()
  await expect(page.getByText(words.en.reference)).toBeVisible()
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(references[0])
})

test('where the part that sends cannot be fetched, the browser sends it by itself, once', async ({
  page,
}) => {
  await page.route('**/assets/send-written-*.js', (route) => route.abort())
  await open(page)
  await fill(page)
  // Quicker than three seconds is no hand, and without the part nobody waits for it.
  const made = page.locator('#feedback input[name=made]')
  await expect.poll(async () => Date.now() - Date.parse(await made.inputValue())).toBeGreaterThan(3000)
  await button(page).click()
  await expect(page.getByText(words.en.reference)).toBeVisible()
  expect(page.url()).toContain('?sent=')
  await waitForScript(page)
  await expectText(page, {})
})

test('pressed many times while it is slow, it is sent once, and says that it is being sent', async ({
  page,
}) => {
  const sent = watch(page)
  const { held, release } = holdBack()
  await page.route(contactUs, async (route) => {
    await held
    await stored(route)
  })
  await open(page)
  await fill(page)
  await button(page).dblclick()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await sending.click({ force: true })
  await control(page, 'name').press('Enter')
  release()
  await expect(page.getByText('F-TEST-0001')).toBeVisible()
  expect(sent.count()).toBe(1)
})

test('a note to the desk that fails never looks like a failed feedback', async ({ page }) => {
  await page.route(contactUs, stored)
  await page.route('**/api/notification', (route) => route.abort())
  await open(page)
  await fill(page)
  await button(page).click()
  await expect(toast(page, 'status', words.en.sent)).toBeVisible()
  await expect(page.getByText(failed)).toHaveCount(0)
})

test('too many messages are answered honestly, with the helpline, and the text stays', async ({ page }) => {
  await page.route(contactUs, (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { message: 'x' } }),
  )
  await open(page)
  await fill(page)
  await button(page).click()
  const message = page.locator('#feedback div[tabindex="-1"]')
  await expect(message).toContainText('try again in 42 seconds')
  await expect(message.getByRole('link').first()).toHaveAttribute('href', /^tel:/)
  await expectText(page)
})

test('a hidden field that was filled in is explained, and the next try goes through', async ({ page }) => {
  const sent = watch(page)
  await page.route(contactUs, stored)
  await open(page)
  await fill(page)
  await page.evaluate(() => {
    const trap = document.querySelector<HTMLInputElement>('input[name=website]')
    if (trap) trap.value = 'https://spam.example'
  })
  await button(page).click()
  await expect(page.getByText('Our spam check stopped this message')).toBeVisible()
  expect(sent.count()).toBe(0)
  await expectText(page)
  await button(page).click()
  await expect(page.getByText('F-TEST-0001')).toBeVisible()
})
