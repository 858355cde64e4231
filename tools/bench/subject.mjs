import { findBrowser } from '../../scripts/steps/browser.mjs'
import { startTestCouncil } from '../../scripts/steps/test-council.mjs'

/**
 * The objects of the measurement: one demo council with its own data, and one browser; each starts when a part first
 * needs it.
 */
export function createSubject() {
  const open = { council: undefined, browser: undefined }

  async function startBrowser() {
    const { chromium } = await import('@playwright/test')
    return chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
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
