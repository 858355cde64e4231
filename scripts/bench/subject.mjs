import { findBrowser } from '../steps/browser.mjs'
import { startTestCouncil } from '../steps/test-council.mjs'

/** What is measured: one demo council with its own data, and one browser; each started when a part first asks for it. */
export function createSubject() {
  const open = { council: undefined, browser: undefined }

  async function startBrowser() {
    const { chromium } = await import('@playwright/test')
    return chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  }

  return {
    council: () => (open.council ??= startTestCouncil()),
    browser: () => (open.browser ??= startBrowser()),
    async stop() {
      const [council, browser] = await Promise.all([open.council, open.browser])
      await Promise.all([council?.stop(), browser?.close()])
    },
  }
}
