import { expect, type Page } from '@playwright/test'

/** The site's scripts, fetched once by a worker. */
const scripts = new Map<string, Promise<string>>()

async function scriptAt(address: string): Promise<string> {
  const script = scripts.get(address) ?? fetch(address).then((response) => response.text())
  scripts.set(address, script)
  return script
}

/** Makes a component throw when it is rendered: reading its first style class fails. */
export async function breakComponent(page: Page, className: string): Promise<void> {
  const [, name = ''] = className.split('_')
  const written = new RegExp(`\\b${name}:([\`"'])${className}\\1`)
  await page.route('**/assets/*.js', async (route) => {
    const script = await scriptAt(route.request().url())
    const broken = script.replace(written, `get ${name}(){throw new Error('broken on purpose')}`)
    try {
      await route.fulfill({ contentType: 'text/javascript', body: broken })
    } catch (error) {
      // The page was closed meanwhile.
      if (!/disposed|closed|canceled|ended/i.test(String(error))) throw error
    }
  })
}

/** A browser that lacks a function. */
export const withoutBuiltIn = (page: Page, path: string) =>
  page.addInitScript((named) => {
    const names = named.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<Record<string, never>>(
      (object, name) => object[name] as never,
      window as unknown as Record<string, never>,
    )
    Reflect.deleteProperty(owner, last)
  }, path)

/** How often the page was requested, as the server's log would show it. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** The script runs, or has given up, and has sent its idle requests. */
export async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('html[data-script=starting]')).toHaveCount(0)
  await expect(async () => {
    // Waits again if the page is reloaded meanwhile.
    await page.evaluate(async () => {
      for (let pause = 0; pause < 3; pause++) await new Promise((resolve) => requestIdleCallback(resolve))
    })
  }).toPass()
}

const couldNotBeShown = /could not be shown|दाखवता आले नाही|दाखवता येत नाही/

/** The page shows the server's content: its heading is there, and there is no error page. */
export async function expectServersPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).not.toHaveTitle(couldNotBeShown)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
