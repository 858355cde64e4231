import puppeteer from 'puppeteer-core'
import type { Reader } from './reader.ts'

/** The installed Firefox, driven by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Reader> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true })
  const page = await browser.newPage()
  const errors: string[] = []
  // A module that is loading when the page is left: Firefox reports that as an error of the service worker.
  const isLeaving = (error: unknown) => String(error).includes('A ServiceWorker intercepted the request')
  page.on('pageerror', (error) => isLeaving(error) || errors.push(String(error)))
  const found = (selector: string) => page.locator(selector).setTimeout(20_000)
  /** As a reader does: away from what floats over the window's edge, such as the question about cookies. */
  const toMiddle = async (selector: string) => {
    const element = await found(selector).waitHandle()
    await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${inPage}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
    async click(selector) {
      await toMiddle(selector)
      await found(selector).click()
    },
    fill: (selector, text) => found(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  }
}
