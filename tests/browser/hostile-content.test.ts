import { expect, type Page } from '@playwright/test'
import { poisons, startHostileApi } from '../support/hostile-api.ts'
import { startOwnSite } from '../support/own-site.ts'
import { dangersIn, noDangers } from '../support/page-dangers.ts'
import { waitForScript } from '../support/reader.ts'
import { inLanguage, kindsOfPage, pages } from '../support/site-map.ts'
import { test } from '../support/worker-pages.ts'

let api: Awaited<ReturnType<typeof startHostileApi>>
let site: Awaited<ReturnType<typeof startOwnSite>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  api = await startHostileApi()
  site = await startOwnSite({ API_ROOT: api.root })
})
test.afterAll(async () => {
  await site?.stop()
  await api?.stop()
})

/** What could run or lead to a script, and whether a script has run. */
async function dangersOf(page: Page) {
  const ran = await page.evaluate(() => 'stolen' in window)
  return { ran, ...(await page.locator('*').evaluateAll(dangersIn, page.url())) }
}

const harmless = { ran: false, ...noDangers }

async function visit(page: Page, address: string) {
  const refused: string[] = []
  const failures: string[] = []
  page.on('console', (message) => {
    if (/(script|style)-src/.test(message.text())) refused.push(message.text())
  })
  page.on('pageerror', (error) => failures.push(String(error)))
  const response = await page.goto(site.url + address)
  await waitForScript(page)
  expect({ address, status: response?.status() }).toEqual({ address, status: 200 })
  await expect(page.locator('h1')).toHaveCount(1)
  expect({ address, refused, failures, ...(await dangersOf(page)) }).toEqual({
    address,
    refused: [],
    failures: [],
    ...harmless,
  })
}

// Of the other pages `tests/integration/hostile-content.test.ts` reads the documents. The attacks are the same in both
// languages, so each page is opened in one of them.
const opened = kindsOfPage.filter((path) => pages.includes(path))
for (const [place, path] of opened.entries()) {
  const address = inLanguage(path, place % 2 === 0 ? 'en' : 'mr')
  test(`${address} shows the words of a hostile server as words`, async ({ visitor }) => {
    await visit(visitor, address)
  })
}

test('the council’s own settings do no harm either, whichever of them is hostile', async ({ visitor }) => {
  test.setTimeout(240_000)
  for (api.state.turn = 1; api.state.turn < 30; api.state.turn += 4) {
    // The site caches a list for a while, and the first request after that still gets the old one: after the second
    // request for a list, the page has the new answer.
    const before = api.state.settingsAsked
    await expect
      .poll(async () => {
        await (await fetch(`${site.url}/contact`)).text()
        return api.state.settingsAsked - before
      })
      .toBeGreaterThan(1)
    await visit(visitor, '/contact')
  }
})

test('what a reader types comes back as words', async ({ visitor }) => {
  test.setTimeout(120_000)
  for (const poison of poisons.filter((text) => text.isWellFormed() && text.length < 120)) {
    const question = encodeURIComponent(poison)
    const response = await visitor.goto(`${site.url}/search?q=${question}`)
    expect([200, 400]).toContain(response?.status())
    if (response?.status() === 200) expect(await dangersOf(visitor)).toEqual(harmless)
    await visitor.goto(`${site.url}/contact?sent=${question}`)
    expect(await dangersOf(visitor)).toEqual(harmless)
  }
})
