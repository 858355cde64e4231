import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { accessibilityRules, leftByMistake } from './page-rules.ts'

/** Half as long as `axe.source`: every page reads it. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The configuration blocks service workers, and Playwright says so in the page's own console. */
const ownDoing = /^Service Worker registration blocked by Playwright/

/** The browser's complaints since the page was opened; tests expect none. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !ownDoing.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Waits for animations that end, but not for endless ones. */
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

/** The rules that depend on the width of the window, for pages that axe has checked at another width. */
const rulesOfWidth = ['target-size', 'scrollable-region-focusable']

/** The rule that depends on the colours, for pages that axe has checked in others. */
const rulesOfColours = ['color-contrast']

/** Fails with axe's violations, each with its elements. */
export async function expectAccessible(
  page: Page,
  asked: 'everything' | 'width' | 'colours' = 'everything',
): Promise<void> {
  await untilStill(page)
  // Content of frames is not checked.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript)
  const runOnly =
    asked === 'everything'
      ? { type: 'tag' as const, values: accessibilityRules }
      : { type: 'rule' as const, values: asked === 'width' ? rulesOfWidth : rulesOfColours }
  const found = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, {
      runOnly: only,
      resultTypes: ['violations'],
      iframes: false,
      // Style sheets would be fetched once more, for a rule that is not asked.
      preload: { assets: ['media'] },
    })
    return violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map((node) => node.target.join(' ')).slice(0, 5),
    }))
  }, runOnly)
  expect(found).toEqual([])
}

/** No text that a program left by mistake. */
export async function expectCleanText(page: Page): Promise<void> {
  const text = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement
    for (const script of copy.querySelectorAll('script, style')) script.remove()
    return copy.textContent
  })
  expect(text).not.toMatch(leftByMistake)
}
