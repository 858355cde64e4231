import { type Browser, test as base, type Page } from '@playwright/test'
import { siteUrl } from './council.ts'

async function withPage(browser: Browser, use: (page: Page) => Promise<void>, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    baseURL: siteUrl,
    serviceWorkers: 'block',
    javaScriptEnabled,
  })
  await use(await context.newPage())
  await context.close()
}

type Kept = { keptPage: Page; plainVisitor: Page }

/**
 * One page for all tests of a worker, with JavaScript (`visitor`) and without (`plainVisitor`). Its browser has the
 * site's scripts and styles in its cache. For tests that only look at an address and change nothing.
 */
export const test = base.extend<{ visitor: Page }, Kept>({
  keptPage: [({ browser }, use) => withPage(browser, use, true), { scope: 'worker' }],
  plainVisitor: [({ browser }, use) => withPage(browser, use, false), { scope: 'worker' }],
  visitor: async ({ keptPage }, use) => {
    await use(keptPage)
    for (const event of ['console', 'pageerror', 'request']) keptPage.removeAllListeners(event)
  },
})
