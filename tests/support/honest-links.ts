import { expect, type Page } from '@playwright/test'
import { linkFaults, linksIn, noLinkFaults } from './link-faults.ts'
import type { Language } from './site-map.ts'

/** Each link says if it opens a new tab, and each document its type and size. */
export async function expectHonestLinks(page: Page, language: Language): Promise<void> {
  expect(linkFaults(await page.locator('a').evaluateAll(linksIn), language)).toEqual(noLinkFaults)
}
