import { expect, type Page, test } from '@playwright/test'
import { untilDrawn } from '../support/clock.ts'
import { desk, expectNothingCut, openPage, phone, scrollTo, waitForScript, words } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { expectAccessible, untilStill } from '../support/visit.ts'

const banner = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].cookieTitle })
const answer = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'))
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

for (const language of languages) {
  const t = words[language]

  test(`the banner stands at the bottom, 90 % wide and 600 px at most, ${language}`, async ({ page }) => {
    await openPage(page, '/roads', language, 'none yet')
    for (const { width, height } of [phone, desk]) {
      await page.setViewportSize({ width, height })
      const box = await banner(page, language).boundingBox()
      expect(Math.abs((box?.width ?? 0) - Math.min(600, width * 0.9))).toBeLessThan(1)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40)
      await expectAccessible(page)
    }
  })

  for (const [key, stored] of [
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ] as const)
    test(`"${t[key]}" is stored as ${stored}, and the question does not come again, ${language}`, async ({
      page,
    }) => {
      await openPage(page, '/roads', language, 'none yet')
      expect(await answer(page)).toBeNull()
      await banner(page, language).getByRole('button', { name: t[key], exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(banner(page, language)).toBeHidden()
      expect(await answer(page)).toBe(stored)
      await page.goto(inLanguage('/ward', language))
      await waitForScript(page)
      await untilDrawn(page)
      await expect(banner(page, language)).toBeHidden()
    })

  test(`"${t.learnMore}" leads to the privacy policy, and the question stays, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/roads', language, 'none yet')
    await banner(page, language).getByRole('link', { name: t.learnMore }).click()
    await expect(page).toHaveURL(new RegExp(`${inLanguage('/privacy-policy', language)}$`))
    await expect(banner(page, language)).toBeVisible()
  })
}

const lowDesk = { width: 1280, height: 720 }
/** Where the focus is followed, with the question standing there and without it. */
const focusCases = [
  { path: '/', language: 'en', answer: 'none yet', windows: [phone, lowDesk, desk] },
  { path: '/', language: 'mr', answer: 'none yet', windows: [phone, desk] },
  { path: '/departments', language: 'en', answer: 'none yet', windows: [phone, desk] },
  { path: '/', language: 'en', answer: 'declined', windows: [phone, desk] },
  { path: '/', language: 'mr', answer: 'declined', windows: [phone] },
  { path: '/departments', language: 'en', answer: 'declined', windows: [desk] },
] as const

/** A phone, a phone on its side, and a desk at 400 % zoom. */
const small = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 683, height: 384 },
  { width: 320, height: 256 },
]

for (const language of languages)
  for (const textSize of ['0', '3'])
    test(`both answers and the menu are in reach in every small window, text size ${textSize}, ${language}`, async ({
      page,
    }) => {
      await page.addInitScript((size) => localStorage.setItem('textSize', size), textSize)
      await openPage(page, '/roads', language, 'none yet')
      const reached = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) =>
        page.evaluate(
          ([left, top]) => document.elementFromPoint(left, top)?.closest('a, button')?.textContent,
          [x + width / 2, y + height / 2] as const,
        )
      for (const window of small) {
        await page.setViewportSize(window)
        await scrollTo(page, 150)
        const answers = banner(page, language).getByRole('button')
        const inReach = [...(await answers.all()), page.locator('#menu-button')]
        for (const button of inReach) {
          // A desk at 400 % whose reader enlarges the text to 150 % besides has no room for the header.
          if (window.width === 320 && textSize === '3' && button === inReach.at(-1)) continue
          await expect(button).toBeInViewport({ ratio: 0.9 })
          // Another window moves the header: it is looked at until it stands still.
          await expect(async () => {
            const box = await button.boundingBox()
            expect({ window, found: box && (await reached(box)) }).toEqual({
              window,
              found: await button.textContent(),
            })
          }).toPass({ timeout: 5000 })
        }
        for (const floating of await page
          .getByRole('complementary', { name: words[language].quickHelp })
          .getByRole('button')
          .all())
          if (await floating.isVisible()) await expect(floating).toBeInViewport({ ratio: 0.9 })
        const more = banner(page, language).getByRole('link')
        await page.locator('#main').focus()
        await more.focus()
        await expect(more).toBeInViewport({ ratio: 0.9 })
        await expectNothingCut(page, window)
      }
      await expectAccessible(page)
    })

test('what is declined is taken back and not done again', async ({ page }) => {
  await openPage(page, '/roads', 'en', 'none yet')
  await page.locator('header').getByRole('link', { name: 'मराठी' }).click()
  await expect(page).toHaveURL(/\/mr\/roads$/)
  await expect.poll(() => cookies(page)).toEqual(['language', 'visitorCounted'])
  await banner(page, 'mr').getByRole('button', { name: words.mr.decline, exact: true }).click()
  expect(await cookies(page)).toEqual([])
  await page.locator('header').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/[^r]\/roads$/)
  expect(await cookies(page)).toEqual([])
})

test('after "Accept" the chosen language is remembered', async ({ page }) => {
  await openPage(page, '/roads', 'en', 'accepted')
  await page.locator('header').getByRole('link', { name: 'मराठी' }).click()
  await expect.poll(() => cookies(page)).toContain('language')
  await page.goto('/')
  await expect(page).toHaveURL(/\/mr$/)
})

/** The focused element, if something covers it at each of nine points. */
const coveredFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [left + (right - left) * across, top + (bottom - top) * down] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there && (focused.contains(there) || there.contains(focused))
    })
    return isSeen ? undefined : `${focused.tagName} ${focused.textContent?.trim().slice(0, 30)}`
  })

for (const { path, language, answer, windows } of focusCases)
  test(`whatever gets the focus is not hidden by what floats, ${inLanguage(path, language)}, ${answer}`, async ({
    page,
  }) => {
    await page.setViewportSize(windows[0])
    await openPage(page, path, language, answer)
    for (const viewport of windows) {
      await page.setViewportSize(viewport)
      await untilStill(page)
      await page.locator('a').first().focus()
      const hidden: string[] = []
      for (let press = 0; press < 90; press++) {
        const covered = await coveredFocus(page)
        if (covered) hidden.push(covered)
        await page.keyboard.press('Tab')
      }
      expect({ viewport, hidden }).toEqual({ viewport, hidden: [] })
    }
  })

test('on a slow network the question stands there from the start, but not for whoever has answered', async ({
  page,
}) => {
  // On their way for as long as the test looks; scripts that are lost ask nothing, for nothing could be answered.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/roads', { waitUntil: 'commit' })
  await expect(banner(page, 'en')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('cookieConsent', 'declined'))
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page, 'en')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('nothing is asked, for nothing is stored', async ({ page }) => {
    await page.goto('/roads')
    await expect(banner(page, 'en')).toBeHidden()
    expect(await cookies(page)).toEqual([])
  })
})
