import { expect, type Page, test } from '@playwright/test'
import { installClock, letPass, testWithClock } from '../../support/clock.ts'
import {
  answers,
  contactUs,
  expectFormAccessible,
  expectText,
  fill,
  open,
  stored,
  toast,
  watch,
  words,
} from '../../support/feedback-form.ts'
import { goTo, waitForScript } from '../../support/reader.ts'

test.describe('without a network', () => {
  test.describe.configure({ timeout: 120_000 })
  const save = (page: Page) => page.getByRole('button', { name: 'Save and send later' })
  const waiting = (page: Page) => page.getByRole('list', { name: 'Messages saved on this device' })

  async function writeOffline(page: Page) {
    await open(page)
    await page.context().setOffline(true)
    await expect(page.getByText('You have no network.')).toBeVisible()
    await fill(page)
    await save(page).click()
    await expect(waiting(page)).toContainText(`Waiting to be sent: ${answers.subject}`)
    await expectText(page, {})
  }

  test('a feedback is kept on the device, and sent once when the network is back', async ({ page }) => {
    const sent = watch(page)
    await writeOffline(page)
    await expectFormAccessible(page)
    expect(sent.count()).toBe(0)
    await page.context().setOffline(false)
    // On a busy machine the desk's answer takes its time, and may only come to a second try.
    await expect(waiting(page)).toContainText(`Sent: ${answers.subject}`, { timeout: 90_000 })
    await expect(waiting(page)).toContainText(words.en.reference)
    await page.reload()
    await waitForScript(page)
    await page.getByRole('button', { name: 'I have noted the number' }).click()
    await expect(waiting(page)).toHaveCount(0)
    expect([sent.taken(), sent.keys().size]).toEqual([1, 1])
  })

  test('a network that is said to be back and leads nowhere yet is tried again within seconds', async ({
    page,
  }) => {
    const sent = watch(page)
    await page.route(contactUs, (route) => (sent.count() < 3 ? route.abort() : stored(route)))
    await writeOffline(page)
    await page.context().setOffline(false)
    await expect(waiting(page)).toContainText(`Sent: ${answers.subject}`, { timeout: 30_000 })
    expect([sent.count(), sent.taken(), sent.keys().size]).toEqual([3, 1, 1])
  })

  test('a feedback that could not go out goes with the next page that is read', async ({ page }) => {
    const sent = watch(page)
    await page.route(contactUs, (route) => route.abort())
    await writeOffline(page)
    await page.context().setOffline(false)
    await expect.poll(sent.count).toBeGreaterThan(0)
    await expect(waiting(page)).toContainText('Waiting to be sent')
    await page.unroute(contactUs)
    await page.route(contactUs, stored)
    await page.goto('/roads')
    await expect(toast(page, 'status', answers.subject)).toBeVisible()
    expect([sent.taken(), sent.keys().size]).toEqual([1, 1])
  })

  testWithClock('a feedback can be taken back into the form, or deleted', async ({ page }) => {
    const sent = watch(page)
    await installClock(page)
    await writeOffline(page)
    await page.getByRole('button', { name: 'Put back into the form' }).click()
    await expect(waiting(page)).toHaveCount(0)
    await expectText(page)
    await save(page).click()
    await page.getByRole('button', { name: 'Cancel and delete' }).click()
    await expect(waiting(page)).toHaveCount(0)
    await page.context().setOffline(false)
    await goTo(page, '/roads')
    // Longer than messages may wait on the device.
    await letPass(page, 120_000)
    expect(sent.count()).toBe(0)
  })
})
