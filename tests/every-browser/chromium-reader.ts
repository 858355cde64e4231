import { chromium } from '@playwright/test'
import type { Reader } from './reader.ts'

type Program = { path: string; env?: Record<string, string> }

/** The centre of an element that is in view and has stopped moving. */
const middleOf = (selector: string): { x: number; y: number } | undefined => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const place = [left, top, width, height].join(' ')
  const isStill = element.dataset.place === place
  element.dataset.place = place
  const isInView = left >= 0 && left + width <= window.innerWidth + 1 && top >= 0 && top <= window.innerHeight
  return isStill && isInView && width > 0 ? { x: left + width / 2, y: top + height / 2 } : undefined
}

/** A Chromium of any version, driven by the DevTools protocol. */
export async function openChromium({ path, env }: Program): Promise<Reader> {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  // Playwright's own clicks need functions that Chrome 92 lacks.
  const clickAt = async (selector: string): Promise<void> => {
    const end = performance.now() + 20_000
    while (performance.now() < end) {
      const middle: { x: number; y: number } | undefined = await page.evaluate(
        `(${middleOf})(${JSON.stringify(selector)})`,
      )
      if (middle) return page.mouse.click(middle.x, middle.y)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`There is no ${selector} that stands still in view`)
  }
  return {
    goto: async (address) => void (await page.goto(address)),
    // Playwright takes one argument; the function is sent as text.
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${inPage}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
    click: (selector) => clickAt(selector),
    async fill(selector, text) {
      await clickAt(selector)
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(text)
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  }
}
