import { expect, type Page } from '@playwright/test'
import { words } from './reader.ts'
import { inLanguage, type Language } from './site-map.ts'

export const menu = (page: Page) => page.locator('#menu')
export const parents = (page: Page) => menu(page).locator('button[aria-expanded]')
export const opened = (page: Page) => menu(page).locator('button[aria-expanded=true]')
export const listOf = (page: Page, index: number) =>
  parents(page).nth(index).locator('xpath=following-sibling::*//ul')
export const menuButton = (page: Page) => page.locator('#menu-button')
/** The sticky bar. */
export const bar = (page: Page) => page.locator('header > *').first()

/** What must be in reach at every scroll position. */
export async function expectInReach(page: Page, language: Language) {
  const t = words[language]
  const inReach = [
    bar(page).locator(`a[href="${inLanguage('/', language)}"]`),
    bar(page).getByRole('list', { name: t.language }).getByRole('link').first(),
    bar(page).getByRole('button', { name: t.textSmaller }),
    bar(page).getByRole('button', { name: t.textLarger }),
  ]
  for (const part of inReach) await expect(part).toBeInViewport({ ratio: 1 })
}
