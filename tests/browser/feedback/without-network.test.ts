import { expect, type Page, test } from '@playwright/test'
import { installClock, letPass, testWithClock } from '../../support/clock.ts'
import {
  answers,
  button,
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
import { onlineAgain } from '../../support/online-again.ts'
import { goTo, waitForScript } from '../../support/reader.ts'
import { languages } from '../../support/site-map.ts'

test.afterEach(onlineAgain)

const sealed = {
  en: {
    list: 'Messages saved on this device',
    waiting: /Waiting to be sent: message of \d{1,2}\s[A-Z][a-z]+\s\d{4}/,
    explained: 'Only the council can read it.',
    remove: 'Cancel and delete',
  },
  mr: {
    list: 'या उपकरणावर जतन केलेले संदेश',
    waiting: /पाठवण्याच्या प्रतीक्षेत: [०-९]{1,2}\s[\p{L}\p{M}]+\s[०-९]{4} रोजीचा संदेश/u,
    explained: 'तो फक्त नगरपरिषद वाचू शकते.',
    remove: 'रद्द करून पुसून टाका',
  },
}

/** All rows of the browser's databases. */
const rowsOn = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<IDBDatabase>((resolve, reject) => {
            const asked = indexedDB.open(name)
            asked.onsuccess = () => resolve(asked.result)
            asked.onerror = () => reject(asked.error)
          }),
      ),
    )
    const rows = databases.flatMap((database) =>
      [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown[]>((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll()
            all.onsuccess = () => resolve(all.result)
          }),
      ),
    )
    const all = await Promise.all(rows)
    for (const database of databases) database.close()
    return all.flat()
  })

/** Texts of the message that stand readable in the browser's storage, its cookies or the state of its history. */
async function readableOn(page: Page, ...more: string[]): Promise<string[]> {
  const elsewhere = await page.evaluate(() => [
    { ...sessionStorage },
    { ...localStorage },
    document.cookie,
    history.state,
  ])
  const stored = JSON.stringify([await rowsOn(page), elsewhere])
  expect(stored).toContain('visitorCounted')
  return [...Object.values(answers), ...more].filter((text) =>
    stored.includes(JSON.stringify(text).slice(1, -1)),
  )
}

test.describe('without a network', () => {
  test.describe.configure({ timeout: 120_000 })
  const save = (page: Page) => page.getByRole('button', { name: 'Save and send later' })
  const waiting = (page: Page) => page.getByRole('list', { name: 'Messages saved on this device' })

  async function writeOffline(page: Page) {
    await open(page)
    // The script is whole: what sends and keeps a message comes after the page.
    await page.waitForLoadState('networkidle')
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
    await expect(toast(page, 'status', 'What was saved on this device has been sent.')).toBeVisible()
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

  for (const language of languages)
    test(`when its tab is closed nobody reads it any more, and it goes out all the same, in ${language}`, async ({
      page,
      context,
    }) => {
      await writeOffline(page)
      // That something waits is no secret.
      expect(await readableOn(page, 'waiting')).toEqual(['waiting'])
      await context.route('**/sealed-feedback', (route) => route.abort())
      const other = await context.newPage()
      await page.close()
      await context.setOffline(false)
      await open(other, language)
      const entry = other.getByRole('list', { name: sealed[language].list }).getByRole('listitem')
      await expect(entry).toContainText(sealed[language].waiting)
      await expect(entry).toContainText(sealed[language].explained)
      await expect(entry.getByRole('button')).toHaveText([sealed[language].remove])
      await expectFormAccessible(other)
      // From before it can come: the page tries again by itself.
      const answer = other.waitForResponse('**/sealed-feedback')
      await context.unroute('**/sealed-feedback')
      await other.reload()
      expect((await answer).status()).toBe(201)
      await expect(entry).toContainText(words[language].reference)
      await expect(entry).toContainText(/F-[2-9A-Z]{4}-[2-9A-Z]{4}/)
      await expect(entry.getByRole('link')).toHaveCount(0)
      expect(await readableOn(other)).toEqual([])
    })

  test('where the council has no key nothing is kept, and the form says to keep the page open', async ({
    page,
  }) => {
    await open(page)
    await page.evaluate(() => delete document.documentElement.dataset.feedbackKey)
    await page.context().setOffline(true)
    await expect(page.getByText('Keep this page open and send your message')).toBeVisible()
    await fill(page)
    await button(page).click()
    await expect(page.getByText('Your message could not be saved on this device')).toBeVisible()
    await expectText(page)
    await expect(waiting(page)).toHaveCount(0)
    await page.context().setOffline(false)
  })

  test('one that is not accepted, and whose text is no longer here, can be sent again or deleted', async ({
    page,
    context,
  }) => {
    await writeOffline(page)
    await context.route('**/sealed-feedback', (route) =>
      route.fulfill({ status: 400, json: { message: 'x' } }),
    )
    const other = await context.newPage()
    await page.close()
    await context.setOffline(false)
    for (const visit of [1, 2]) {
      await open(other)
      // A page that is left before it has counted the answer would try once more.
      await expect.poll(() => rowsOn(other)).toContainEqual(expect.objectContaining({ timesNotTaken: visit }))
    }
    await open(other)
    const list = other.getByRole('list', { name: 'Messages saved on this device' })
    await expect(list).toContainText('Could not be sent as it is: message of')
    await expect(list).toContainText('What was written can no longer be shown here.')
    await expectFormAccessible(other)
    await context.unroute('**/sealed-feedback')
    await list.getByRole('button', { name: 'Try again' }).click()
    await expect(list).toContainText('Sent: message of')
    await list.getByRole('button', { name: 'I have noted the number' }).click()
    await expect(list).toHaveCount(0)
  })
})

test('what is written, sent and answered lies nowhere on the device in a form that others can read', async ({
  page,
}) => {
  await open(page)
  await fill(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).not.toBeNull()
  expect(await readableOn(page)).toEqual([])
  await button(page).click()
  const link = page.getByRole('link', { name: 'See the status of your message' })
  await expect(link).toBeVisible()
  const secret = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  expect(await readableOn(page, secret)).toEqual([])
  await page.reload()
  await waitForScript(page)
  await expect(link).toHaveAttribute('href', `/feedback/${secret}`)
})

test.describe('with a copy of the form that nobody has opened', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a message is kept without a network, and goes out later', async ({ page, context }) => {
    const kept = () =>
      page.evaluate(async () => Boolean(await (await caches.open('essential-pages-1')).match('/contact')))
    await goTo(page, '/roads')
    await expect.poll(kept, { timeout: 20_000 }).toBe(true)
    await context.setOffline(true)
    await open(page)
    await fill(page)
    await page.getByRole('button', { name: 'Save and send later' }).click()
    const list = page.getByRole('list', { name: 'Messages saved on this device' })
    await expect(list).toContainText(`Waiting to be sent: ${answers.subject}`)
    await context.setOffline(false)
    await expect(list).toContainText(`Sent: ${answers.subject}`, { timeout: 90_000 })
  })
})
