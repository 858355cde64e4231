import type { Locator, Page } from '@playwright/test'
import { goTo } from './reader.ts'

export const wide = { width: 1366, height: 768 }

/** Opens the page as a visitor who has answered the cookie question, or not, and waits for its script. */
export async function openHome(
  page: Page,
  path = '/',
  consent: 'accepted' | 'declined' | 'none yet' = 'declined',
) {
  if (consent !== 'none yet')
    await page.addInitScript((answer) => localStorage.setItem('cookieConsent', answer), consent)
  await goTo(page, path)
}

export const banner = (page: Page) => page.getByRole('region', { name: 'Pictures of the town' })
export const pictureInView = (page: Page) => banner(page).locator('[aria-current=true]')

/** Hosts that the page contacted, besides the council's own. */
export function foreignRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname)) asked.push(hostname)
  })
  return asked
}

/** An element's distance from the left of the window. */
export const placeOf = (element: Locator) =>
  element.evaluate((node) => Math.round(node.getBoundingClientRect().x))
