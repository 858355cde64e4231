import { expect, type Page } from '@playwright/test'

/** A component throws as soon as it is shown: reading its first style class fails. */
export async function breakComponent(page: Page, className: string): Promise<void> {
  const [, name = ''] = className.split('_')
  const written = new RegExp(`\\b${name}:([\`"'])${className}\\1`)
  await page.route('**/assets/*.js', async (route) => {
    try {
      const response = await route.fetch()
      const script = await response.text()
      const broken = script.replace(written, `get ${name}(){throw new Error('broken on purpose')}`)
      await route.fulfill({ response, body: broken })
    } catch (error) {
      // The page was left meanwhile: nobody waits for it.
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

/** How often the page was loaded, as the server's log would have it. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const couldNotBeShown = /could not be shown|दाखवता आले नाही|दाखवता येत नाही/

/** The page says what the server said: its heading is there, and no error page is. */
export async function expectServersPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).not.toHaveTitle(couldNotBeShown)
  await expect(page.getByRole('contentinfo')).toBeVisible()
}
