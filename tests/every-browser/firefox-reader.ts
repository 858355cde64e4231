import puppeteer from 'puppeteer-core'
import type { Reader } from './reader.ts'

/** Firefox as it is installed, by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Reader> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true })
  const page = await browser.newPage()
  const errors: string[] = []
  // A module that is on its way when the page is left: Firefox calls that an error of the service worker.
  const isLeaving = (error: unknown) => String(error).includes('A ServiceWorker intercepted the request')
  page.on('pageerror', (error) => isLeaving(error) || errors.push(String(error)))
  const found = (selector: string) => page.locator(selector).setTimeout(20_000)
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (inPage, ...args) =>
      page.evaluate(`(${inPage}).apply(null, ${JSON.stringify(args)})`) as Promise<never>,
    click: (selector) => found(selector).click(),
    fill: (selector, text) => found(selector).fill(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors,
    close: () => browser.close(),
  }
}
