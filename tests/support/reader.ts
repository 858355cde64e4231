import { expect, type Page } from '@playwright/test'
import { inLanguage, type Language } from './site-map.ts'

export { words } from './interface-words.ts'

export const phone = { width: 360, height: 740 }
export const desk = { width: 1366, height: 768 }

type Answer = 'accepted' | 'declined' | 'none yet'

/** Opens a page as a reader who has answered the cookie banner, and waits until the script has taken over. */
export async function openPage(page: Page, path: string, language: Language, answer: Answer = 'accepted') {
  if (answer !== 'none yet')
    await page.addInitScript((value) => localStorage.setItem('cookieConsent', value), answer)
  await goTo(page, inLanguage(path, language))
}

/** Opens an address and waits until its script has taken over: before that, links are plain links. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForScript(page)
}

export async function waitForScript(page: Page): Promise<void> {
  await page.locator('html[data-script="live"]').waitFor()
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
}

/** A gate: `held` waits until the test calls `release`. */
export function holdBack() {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  return { held, release: () => resolve() }
}

/** Scrolls at once, without smooth scrolling. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

/** The page's requests to the site's own API from now on: method and address. */
export function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`)
  })
  return calls
}

/** The behavior of each scroll. Recorded from before any script of the page runs. */
export async function recordScrolls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { scrollsSeen: seen })
    const { scrollTo: to } = window
    const { scrollIntoView: into } = Element.prototype
    const note = (kind: string, options: unknown) =>
      seen.push(`${kind} ${(options as ScrollToOptions | undefined)?.behavior ?? 'as it is'}`)
    window.scrollTo = ((...place: [number, number]) => {
      note('to', place[0])
      to.apply(window, place)
    }) as typeof window.scrollTo
    Element.prototype.scrollIntoView = function (options) {
      note('into view', options)
      into.call(this, options)
    }
  })
  return () => page.evaluate(() => (window as unknown as { scrollsSeen: string[] }).scrollsSeen)
}

/** Nothing is wider than the window, and no text is cut off by its box. */
export async function expectNothingCut(page: Page, what: object) {
  const found = await page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - innerWidth
    const cut = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, th, td, summary'),
    ]
      .filter((element) => {
        const { overflowX, clipPath, display } = getComputedStyle(element)
        const isHidden = element.closest('.vh, [hidden], [inert], .narrow-vh') || clipPath !== 'none'
        if (isHidden || display === 'inline' || !element.checkVisibility({ visibilityProperty: true }))
          return false
        return (
          overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
        )
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
    return { sideways: Math.max(0, sideways), cut }
  })
  expect({ ...what, ...found }).toEqual({ ...what, sideways: 0, cut: [] })
}
