import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

/** Less than the time after which React shows a page that never comes to rest; usual is a quarter of a second. */
const hang = 4000

/**
 * Every kind of page and state, and a missing one between them: each is entered from another kind, and left for another.
 * The tree census cannot be had, and the schools never answer.
 */
const ways = [
  '/roads',
  '/no-such-page',
  '/contact',
  '/no-such-page-either',
  '/account-department',
  '/no-such-page',
  '/account-cheque-register',
  '/tree-census',
  '/general-admin-resolutions',
  '/schools',
  '/search?q=water',
  '/no-such-page',
  '/news?page=2',
  '/offline',
  '/',
  '/no-such-page',
  '/town-planning-notices',
]

/** Goes to an address as a link does, and says how long the old page stayed. */
const stayBefore = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    const { title } = document
    const began = performance.now()
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(to)
    while (document.title === title && performance.now() - began < 10_000)
      await new Promise((resolve) => setTimeout(resolve, 10))
    return performance.now() - began
  }, address)

for (const language of languages)
  test(`no page, missing or there, keeps its reader waiting when it is entered or left, ${language}`, async ({
    page,
  }) => {
    await page.route('**/api/tree-census?**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.route('**/api/schools?**', () => {})
    await openPage(page, '/', language)
    const slow: string[] = []
    for (const path of ways) {
      const address = inLanguage(path, language)
      const stay = await stayBefore(page, address)
      await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
      if (stay > hang) slow.push(`${address} after ${Math.round(stay)} ms`)
    }
    expect(slow).toEqual([])
  })
