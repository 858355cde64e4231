import { devices, expect, type Page, test } from '@playwright/test'
import { desk, openPage, phone, scrollTo, words } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

/** A phone on its side, and a desk at 400 % zoom. */
const narrowOrLow = [
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 320, height: 256 },
]
/** Large text besides 400 % zoom is six times the size; no panel fits there. */
const windowsFor = (textSize: string) =>
  [phone, ...narrowOrLow, desk].filter(({ width }) => textSize === '0' || width !== 320)

/** Notes which windows the page wanted, and opens none. */
async function openChat(page: Page, language: Language, answer?: 'none yet') {
  await page.addInitScript(() => {
    const wanted: string[][] = []
    Object.assign(window, { wanted })
    window.open = (...asked: unknown[]) => {
      wanted.push(asked.map(String))
      return null
    }
  })
  await openPage(page, '/roads', language, answer)
  // On a phone the corner is empty until the page is scrolled.
  await scrollTo(page, 200)
  await button(page, language).click()
  await expect(field(page, language)).toBeFocused()
}
const wanted = (page: Page) => page.evaluate(() => (window as unknown as { wanted: string[][] }).wanted)
const button = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].chatWithUs })
const field = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: words[language].chatMessage })
const phoneDigits = async (page: Page) => {
  const [settings] = await (await page.request.get('/api/settings?lang=en')).json()
  return String(settings.messaging_phone).replace(/\D/g, '')
}

for (const language of languages) {
  const t = words[language]

  test(`the button opens and shuts the chat, the cross and Escape shut it, ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openChat(page, language)
    const panel = page.getByRole('region').filter({ has: field(page, language) })
    const [settings] = await (await page.request.get(`/api/settings?lang=${language}`)).json()
    await expect(panel).toContainText(settings.abbreviation)
    await expect(panel).toContainText(settings.chat_reply)
    await expectAccessible(page)
    await button(page, language).click()
    await expect(panel).toBeHidden()

    await page.keyboard.press('Enter')
    await expect(field(page, language)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button(page, language)).toBeFocused()

    await page.keyboard.press('Enter')
    await field(page, language).fill('पाणी')
    await panel.getByRole('button', { name: t.closeChat }).click()
    await expect(panel).toBeHidden()
    await expect(button(page, language)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page, language)).toHaveValue('पाणी')
  })

  for (const textSize of ['0', '3'])
    test(`an open chat stays in every window, text size ${textSize}, ${language}`, async ({ page }) => {
      await page.setViewportSize(desk)
      await page.addInitScript((size) => localStorage.setItem('textSize', size), textSize)
      await openChat(page, language)
      const panel = page.getByRole('region').filter({ has: field(page, language) })
      const close = panel.getByRole('button', { name: t.closeChat })
      for (const window of windowsFor(textSize)) {
        await close.click()
        await page.setViewportSize(window)
        await scrollTo(page, 200)
        await button(page, language).click()
        await expect(field(page, language)).toBeInViewport({ ratio: 0.9 })
        const { x, y } = (await panel.boundingBox()) ?? { x: -1, y: -1 }
        expect({ window, isIn: x >= 0 && y >= 0, x, y }).toMatchObject({ window, isIn: true })
        await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      }
      await close.click()
      await expect(panel).toBeHidden()
    })

  for (const viewport of [phone, { width: 740, height: 360 }])
    test(`nothing lies over the first view, nor beside the question about cookies, at ${viewport.width} px, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openPage(page, '/roads', language, 'none yet')
      const question = page.getByRole('region', { name: t.cookieTitle })
      await scrollTo(page, 200)
      for (const width of [viewport.width, 768, 1199]) {
        await page.setViewportSize({ ...viewport, width })
        await expect(question).toBeVisible()
        await expect(button(page, language)).toBeHidden()
      }
      await page.setViewportSize(viewport)
      await question.getByRole('button', { name: t.decline, exact: true }).click()
      await expect(button(page, language)).toBeVisible()
      await scrollTo(page, 0)
      await expect(button(page, language)).toBeHidden()
    })

  test(`the question about cookies waits while the chat is open, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openChat(page, language, 'none yet')
    const question = page.getByRole('region', { name: t.cookieTitle })
    await expect(question).toBeHidden()
    await expect(field(page, language)).toBeInViewport({ ratio: 0.9 })
    await page.getByRole('button', { name: t.closeChat }).click()
    await expect(question).toBeVisible()
    await expect(button(page, language)).toBeFocused()
  })

  test(`a message opens the web version of the messaging app on a desk, ${language}`, async ({ page }) => {
    await page.setViewportSize(desk)
    await openChat(page, language)
    const text = 'पाणी आले नाही & कर #1?'
    await field(page, language).fill(`  ${text} `)
    await page.keyboard.press('Enter')
    expect(await wanted(page)).toEqual([
      [
        `https://web.whatsapp.com/send?phone=${await phoneDigits(page)}&text=${encodeURIComponent(text)}`,
        '_blank',
        'noopener',
      ],
    ])
    await expect(field(page, language)).toBeHidden()
    await button(page, language).click()
    await expect(field(page, language)).toHaveValue('')
  })

  test(`nothing is sent without a word, ${language}`, async ({ page }) => {
    await openChat(page, language)
    for (const nothing of ['', '    ']) {
      await field(page, language).fill(nothing)
      await page.getByRole('button', { name: t.send, exact: true }).click()
      await expect(field(page, language)).toBeFocused()
    }
    expect(await wanted(page)).toEqual([])
  })
}

test('a message has 120 characters at most, as a person counts them', async ({ page }) => {
  await openChat(page, 'mr')
  await field(page, 'mr').fill('क्षि'.repeat(130))
  await expect(field(page, 'mr')).toHaveValue('क्षि'.repeat(120))
  await expect(page.getByText('१२० / १२०')).toBeVisible()
  await field(page, 'mr').press('End')
  await field(page, 'mr').press('a')
  await expect(field(page, 'mr')).toHaveValue('क्षि'.repeat(120))
})

test.describe('on a mobile device', () => {
  const { userAgent, viewport, hasTouch, isMobile } = devices['Pixel 7']
  test.use({ userAgent, viewport, hasTouch, isMobile })

  test('a message opens the messaging app itself', async ({ page }) => {
    await openChat(page, 'en')
    await field(page, 'en').fill('Water?')
    await page.getByRole('button', { name: words.en.send, exact: true }).tap()
    expect(await wanted(page)).toEqual([
      [`whatsapp://send?phone=${await phoneDigits(page)}&text=Water%3F`, '_blank', 'noopener'],
    ])
    await expect(field(page, 'en')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no chat button that does nothing', async ({ page }) => {
    await page.goto(inLanguage('/roads', 'en'))
    await expect(button(page, 'en')).toBeHidden()
  })
})
