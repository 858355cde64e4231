import { expect, type Page, test } from '@playwright/test'

/**
 * A test with a page of its own: Playwright's clock leaves scripts behind that fail in the next test of the same page
 * ("reading 'controller'").
 */
export const testWithClock = test.extend({
  page: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, serviceWorkers: 'block' })
    await use(await context.newPage())
    await context.close()
  },
})

/** From here on the test controls the page's timers. Call `stopClock` once the page is open. */
export const installClock = (page: Page) => page.clock.install()

/** Stops the page's clock at a future moment: from here on nothing happens until `letPass`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await untilDrawn(page)
}

/** Advances the page's timers by this many milliseconds. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  await untilDrawn(page)
  await page.clock.runFor(milliseconds)
  await untilDrawn(page)
}

/** Waits for React's render: it uses message channels, which a test clock does not stop. */
export const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 10; task++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
  })

/** Waits until an element stops moving: its position is the same some frames later. */
export async function expectRest(page: Page, place: () => Promise<number>): Promise<number> {
  let now = await place()
  await expect(async () => {
    const before = now
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    now = await place()
    expect(now).toBe(before)
  }).toPass()
  return now
}
