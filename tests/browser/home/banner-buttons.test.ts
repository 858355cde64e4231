import { expect, type Locator, test } from '@playwright/test'
import { openHome, wide } from '../../support/home-page.ts'

const windows = [
  { width: 360, height: 740 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  wide,
]

/** The buttons that something else lies upon. */
const coveredOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        return there?.closest('button') !== button
      })
      .map((button) => button.textContent),
  )

for (const path of ['/', '/mr'])
  test(`the banner keeps its buttons clear of the chat and the panel, ${path}, in every window`, async ({
    page,
  }) => {
    await page.setViewportSize(windows[0] ?? wide)
    await openHome(page, path)
    const bar = page.getByRole('main').locator('fieldset').first()
    for (const window of windows) {
      await page.setViewportSize(window)
      const buttons = bar.getByRole('button')
      expect(await buttons.count()).toBeGreaterThanOrEqual(3)
      // A new window size moves the content: measure until it no longer moves.
      await expect(async () => {
        await bar.scrollIntoViewIfNeeded()
        expect({ window, covered: await coveredOf(buttons) }).toEqual({ window, covered: [] })
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
        const box = await bar.boundingBox()
        const isBeside = (heading?.x ?? 0) + (heading?.width ?? 0) <= (box?.x ?? 0)
        const isBelow = (heading?.y ?? 0) + (heading?.height ?? 0) <= (box?.y ?? 0)
        expect(isBeside || isBelow).toBe(true)
      }).toPass({ timeout: 10_000 })
    }
  })
