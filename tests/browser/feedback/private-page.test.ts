import { expect, type Page, test } from '@playwright/test'
import { button, contactUs, fill, open, words } from '../../support/feedback-form.ts'
import { onlineAgain } from '../../support/online-again.ts'
import { expectNothingCut } from '../../support/reader.ts'
import { inLanguage, type Language, languages } from '../../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../../support/visit.ts'

test.afterEach(onlineAgain)

const texts = {
  en: {
    link: 'See the status of your message',
    title: 'Your message to the council',
    received: 'The council has received your message.',
    label: 'What would you like to add?',
    add: 'Add to the message',
    required: 'Write what you would like to add',
    added: /^What you added on/,
  },
  mr: {
    link: 'आपल्या संदेशाची सद्यःस्थिती पाहा',
    title: 'नगरपरिषदेला पाठवलेला आपला संदेश',
    received: 'नगरपरिषदेला आपला संदेश मिळाला आहे.',
    label: 'आपणास काय जोडायचे आहे?',
    add: 'संदेशात जोडा',
    required: 'जोडायची माहिती लिहा',
    added: /रोजी जोडलेली माहिती$/,
  },
} satisfies Record<Language, object>

const more = 'The lamp before house 14 is dark too.'

async function sendAndOpen(page: Page, language: Language) {
  await open(page, language)
  await fill(page)
  await button(page, language).click()
  await page.getByRole('link', { name: texts[language].link }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[language].title })).toBeVisible()
}

/** By keyboard alone: the form is after the facts, and the button after the text. */
async function addSomething(page: Page, language: Language) {
  const { label, add } = texts[language]
  await page.getByRole('textbox', { name: label }).focus()
  await page.keyboard.type(more)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: add })).toBeFocused()
  await page.keyboard.press('Enter')
}

async function expectAdded(page: Page, language: Language) {
  await expect(page).toHaveURL(/#added$/)
  await expect(page.getByRole('heading', { name: texts[language].added })).toBeVisible()
  const spoken = await page
    .getByText(more)
    .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
  expect(spoken).toBe('en')
  await expect(page.getByRole('button', { name: texts[language].add })).toHaveCount(0)
}

for (const language of languages)
  test(`the page behind the private link in ${language} takes something once, and is accessible at every width`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await sendAndOpen(page, language)
    await expect(page.getByText(texts[language].received)).toBeVisible()
    const look = async () => {
      for (const width of [360, 768, 1366]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNothingCut(page, { width })
        await expectAccessible(page, width === 768 ? 'width' : 'everything')
      }
      await expectCleanText(page)
    }
    await look()
    await page.getByRole('button', { name: texts[language].add }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(texts[language].required)
    await expect(page.getByRole('textbox')).toHaveAccessibleDescription(/.+/)
    await look()
    await addSomething(page, language)
    await expectAdded(page, language)
    await look()
    await page.reload()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    // The refusal of the empty text is an answer with 400, which the browser notes.
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
  })

test('the page behind the private link changes its language in place', async ({ page }) => {
  await sendAndOpen(page, 'en')
  const secret = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'मराठी', exact: true }).click()
  await expect(page).toHaveURL(inLanguage(secret, 'mr'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr')
  await expect(page.getByText(texts.mr.received)).toBeVisible()
})

test('a message that was kept on the device without a network has its private link when it is sent', async ({
  page,
}) => {
  await open(page)
  await page.context().setOffline(true)
  await fill(page)
  await page.getByRole('button', { name: 'Save and send later' }).click()
  const waiting = page.getByRole('list', { name: 'Messages saved on this device' })
  await expect(waiting).toContainText('Waiting to be sent')
  await expect(waiting.getByRole('link')).toHaveCount(0)
  const sent = page.waitForResponse(contactUs)
  await page.context().setOffline(false)
  await sent
  await waiting.getByRole('link', { name: texts.en.link }).click()
  await expect(page.getByText(texts.en.received)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languages)
    test(`a message in ${language} has its private link, and something is added behind it`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/contact', language))
      await fill(page)
      // Nobody fills in five fields in less than three seconds.
      const made = Date.parse(await page.locator('input[name=made]').inputValue())
      await expect.poll(() => Date.now() - made).toBeGreaterThan(3000)
      await button(page, language).click()
      await expect(page.getByText(words[language].sent)).toBeVisible()
      await page.getByRole('link', { name: texts[language].link }).click()
      await expect(page.getByText(texts[language].received)).toBeVisible()
      await addSomething(page, language)
      await expectAdded(page, language)
    })
})

const ways = {
  en: { sms: 'by SMS to yourself', email: 'by email to yourself', copy: 'Copy the link', save: /as a file/ },
  mr: { sms: 'स्वतःला एसएमएसने', email: 'स्वतःला ई-मेलने', copy: 'दुवा कॉपी करा', save: /फाइल म्हणून/ },
} satisfies Record<Language, object>

for (const language of languages)
  test(`the private link can be kept in ${language}: copied, as a file, by SMS and e-mail, and is there when one comes back`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const copied = { writeText: async (text: string) => void Object.assign(window, { copied: text }) }
      Object.defineProperty(navigator, 'clipboard', { value: copied })
    })
    await open(page, language)
    await fill(page)
    await button(page, language).click()
    const way = ways[language]
    const link = page.getByRole('main').getByRole('link', { name: texts[language].link })
    const url = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    await page.getByRole('button', { name: way.copy }).click()
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(url)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: way.save }).click()
    expect((await downloading).suggestedFilename()).toMatch(/^F-.+\.txt$/)
    for (const [name, start] of [
      [way.sms, 'sms:?&body='],
      [way.email, 'mailto:?body='],
    ] as const) {
      const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
      expect(href.startsWith(start)).toBe(true)
      expect(decodeURIComponent(href)).toContain(url)
    }
    await expectAccessible(page)
    await expectNothingCut(page, { language })
    // Elsewhere in the site, and back to the form as one comes to it anew.
    await page.goto(inLanguage('/roads', language))
    await open(page, language)
    await expect(link).toHaveAttribute('href', new URL(url).pathname)
  })
