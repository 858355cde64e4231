import { expect, type Page, test } from '@playwright/test'
import { openPage } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'

/** Shorter than React's fallback for a page that never settles. */
const hang = 4000
/** A navigation takes a quarter of a second on an idle machine, and may take a second there. */
const target = 1000
/** A longer navigation is repeated: a page that hangs does so each time, a busy machine does not. */
const attempts = 3
/** Ordinary pages, which show how fast this machine is now. */
const usual = ['/ward', '/functions', '/ward', '/contact', '/ward']

/**
 * Every kind of page and state, with a missing page between them: each is entered from and left for another kind.
 * The tree census fails, and the schools never answer.
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

/**
 * Follows a link and returns how long the old page stayed. A missing page may come as a document of its own, which the
 * server decides.
 */
async function stayBefore(page: Page, address: string): Promise<number> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const title = await page.title()
  const began = performance.now()
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(to)
  }, address)
  await page
    .waitForFunction((was) => ![was, ''].includes(document.title), title, { polling: 10, timeout: 10_000 })
    .catch(() => undefined)
  return performance.now() - began
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** What a navigation may take on this machine now: a second, or four times the usual where that is more. */
async function allowedNow(page: Page, language: Language): Promise<number> {
  const times: number[] = []
  for (const path of usual) times.push(await stayBefore(page, inLanguage(path, language)))
  return Math.min(hang, Math.max(target, 4 * median(times)))
}

for (const language of languages)
  test(`no page, missing or there, keeps its reader waiting when it is entered or left, ${language}`, async ({
    page,
  }) => {
    await page.route('**/api/tree-census?**', (route) => route.fulfill({ status: 503, json: {} }))
    await page.route('**/api/schools?**', () => {})
    await openPage(page, '/', language)
    const allowed = await allowedNow(page, language)
    const slow: string[] = []
    let before = inLanguage(usual.at(-1) ?? '/', language)
    for (const path of ways) {
      const address = inLanguage(path, language)
      const stays: number[] = []
      for (let attempt = 0; attempt < attempts && Math.min(...stays) > allowed; attempt++) {
        if (attempt > 0) await stayBefore(page, before)
        stays.push(Math.round(await stayBefore(page, address)))
        await expect(page).toHaveURL(new RegExp(`${address.replace('?', '\\?')}$`))
      }
      if (Math.min(...stays) > allowed || Math.max(...stays) > hang)
        slow.push(`${before} to ${address} after ${stays.join(', ')} ms; ${Math.round(allowed)} are allowed`)
      before = address
    }
    expect(slow).toEqual([])
  })
