import { expect, type Page } from '@playwright/test'

/** The page's timers obey the test from here on. Call `stopClock` once the page is open. */
export const installClock = (page: Page) => page.clock.install()

/** Stops the page's time at a moment to come: from here on nothing happens by itself until `letPass`. */
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

/** React has drawn what it was told: it works in tasks of message channels, which no test clock holds back. */
export const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let task = 0; task < 10; task++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(undefined)
      })
  })

/** Waits until something rests: it is where it was some frames before. */
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
