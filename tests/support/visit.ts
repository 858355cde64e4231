import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** The configuration blocks service workers, and Playwright says so in the page's own console. */
const ownDoing = /^Service Worker registration blocked by Playwright/

/** What the browser complained about since the page was opened; a test wants it empty. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !ownDoing.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What opens, closes or fades has come to its end; what turns for ever is not waited for. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
}

/** The rules whose answer changes with the width of the window; a page that axe has seen at another width needs these. */
const rulesOfWidth = ['target-size', 'scrollable-region-focusable']

/** Fails with what axe found, each violation with the places that have it. */
export async function expectAccessible(
  page: Page,
  asked: 'everything' | 'width' = 'everything',
): Promise<void> {
  await untilStill(page)
  // What stands in a frame would not be looked at.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly =
    asked === 'width'
      ? { type: 'rule' as const, values: rulesOfWidth }
      : { type: 'tag' as const, values: rules }
  const found = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
    })
    return violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map((node) => node.target.join(' ')).slice(0, 5),
    }))
  }, runOnly)
  expect(found).toEqual([])
}

/** No text that a program left behind. */
export async function expectCleanText(page: Page): Promise<void> {
  const text = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script, style')) script.remove()
    return copy.textContent
  })
  expect(text).not.toMatch(/undefined|NaN|\[object|Invalid Date|null|\{\{/)
}
