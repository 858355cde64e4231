import { expect, type Page, type Request, type Route, test } from '@playwright/test'
import { installClock, letPass } from '../support/clock.ts'
import { goTo, holdBack, waitForScript } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

const answers = {
  name: 'कविता साळुंखे',
  mobile: '०२५१-५५५-०१४०',
  subject: 'Street lamp in ward 14',
  email: 'kavita@sahyanagar.example',
  feedback: 'पथदिवा सोमवारपासून बंद आहे.\nThe lamp before house 12 is dark.',
}
type Field = keyof typeof answers
const fields = Object.keys(answers) as Field[]

const words = {
  en: {
    send: 'Send feedback',
    sent: 'Feedback sent successfully!',
    reference: 'Your reference number:',
    problems: 'Please correct 5 fields',
    required: ['Name', 'Mobile No.', 'Subject', 'Email', 'Message'].map((name) => `${name} is required`),
    invalid: 'Enter a valid email',
  },
  mr: {
    send: 'अभिप्राय पाठवा',
    sent: 'अभिप्राय यशस्वीरीत्या पाठवला!',
    reference: 'आपला संदर्भ क्रमांक:',
    problems: 'कृपया ५ रकाने दुरुस्त करा',
    required: ['नाव', 'मोबाइल क्र.', 'विषय', 'ई-मेल', 'संदेश'].map((name) => `${name} आवश्यक आहे`),
    invalid: 'वैध ई-मेल लिहा',
  },
} satisfies Record<Language, object>

const contactUs = '**/api/contact-us'
const failed = 'Error sending feedback!'
const control = (page: Page, field: Field) => page.locator(`#field-${field}`)
const button = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: words[language].send, exact: true })
const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page
    .getByRole('region', { name: /Messages|सूचना/ })
    .getByRole(role)
    .filter({ hasText: text })

/** Opens the page and waits until its script has taken the form over. */
async function open(page: Page, language: Language = 'en') {
  await goTo(page, inLanguage('/contact', language))
}
async function fill(page: Page, changes: Partial<typeof answers> = {}) {
  for (const field of fields) await control(page, field).fill({ ...answers, ...changes }[field])
}
async function expectText(page: Page, text: Partial<Record<Field, string>> = answers) {
  for (const field of fields) await expect(control(page, field)).toHaveValue(text[field] ?? '')
}

/** At the top: a link that is half under the sticky menu counts as too small a target. */
async function expectFormAccessible(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}

/** The feedback that leaves the browser from now on. */
function watch(page: Page) {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact-us')) posts.push(request)
  })
  return {
    count: () => posts.length,
    keys: () => new Set(posts.map((request) => request.headers()['idempotency-key'])),
  }
}
const stored = (route: Route) =>
  route.fulfill({ status: 201, json: { message: 'x', contactId: 'F-TEST-0001' } })

for (const language of languages) {
  test(`an empty form says in ${language} what is missing, beside each field and above them`, async ({
    page,
  }) => {
    const sent = watch(page)
    await open(page, language)
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

test.describe('without a network', () => {
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
    await expect(waiting(page)).toContainText(`Sent: ${answers.subject}`)
    await expect(waiting(page)).toContainText(words.en.reference)
    await page.reload()
    await waitForScript(page)
    await page.getByRole('button', { name: 'I have noted the number' }).click()
    await expect(waiting(page)).toHaveCount(0)
    expect(sent.count()).toBe(1)
  })

  test('a feedback that could not go out goes with the next page that is read', async ({ page }) => {
    const sent = watch(page)
    await page.route(contactUs, (route) => route.abort())
    await writeOffline(page)
    await page.context().setOffline(false)
    await expect.poll(sent.count).toBe(1)
    await expect(waiting(page)).toContainText('Waiting to be sent')
    await page.unroute(contactUs)
    await page.route(contactUs, stored)
    await page.goto('/roads')
    await expect(toast(page, 'status', answers.subject)).toBeVisible()
    expect([sent.count(), sent.keys().size]).toEqual([2, 1])
  })

  test('a feedback can be taken back into the form, or deleted', async ({ page }) => {
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
    // Longer than what waits on the device is left waiting.
    await letPass(page, 120_000)
    expect(sent.count()).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
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
      // Nobody writes five answers in less than three seconds.
      const made = Date.parse(await page.locator('input[name=made]').inputValue())
      await expect.poll(() => Date.now() - made).toBeGreaterThan(3000)
      await button(page, language).click()
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/contact', language)}\\?sent=.+#feedback$`))
      await expect(page.getByText(words[language].sent)).toBeVisible()
      await expect(page.getByText(words[language].reference)).toContainText(/[A-Z0-9-]{6,}/)
      await expectText(page, {})
    })
})
