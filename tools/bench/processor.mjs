import { contentPages, inLanguage, languages, pages } from '../../tests/support/site-map.ts'
import { fewPages, phone, putInMemory } from './phone.mjs'
import { median, milliseconds, row } from './table.mjs'
import { traceOf, workOf } from './trace.mjs'

const times = 1.4
/** Everything that a first view does by itself is done by then: the script has taken over, the visitor is counted. */
const quiet = 3000

/** A first visit with nothing in the browser's cache, with the page's script or without. */
async function visit(browser, url, javaScriptEnabled) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await browser.newBrowserCDPSession()
    const events = await traceOf(session, async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(quiet)
    })
    await session.detach()
    // Only now: to look for it while it is measured puts a large script of Playwright's into the page.
    if (javaScriptEnabled && (await page.locator('html').getAttribute('data-script')) !== 'live')
      throw new Error(`The script of ${url} has not taken over within ${quiet} ms.`)
    return workOf(events, url)
  } finally {
    await context.close()
  }
}

const medians = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((kind) => [kind, median(visits.map((each) => each[kind]))]))

/** With the script and without it in turns, so that a machine that becomes slower slows both down. */
async function measurePage(browser, url, turns) {
  const found = { with: [], without: [] }
  for (let turn = 0; turn < turns; turn++) {
    found.with.push(await visit(browser, url, true))
    found.without.push(await visit(browser, url, false))
  }
  return { with: medians(found.with), without: medians(found.without) }
}

/** How much more a phone's processor has to do for a page because of its script. */
export async function measureProcessor(subject, { routes, isShort }) {
  const { siteUrl } = await subject.council()
  const browser = await subject.browser()
  const asked = isShort ? fewPages : [...pages, ...contentPages]
  const addresses = routes ?? asked.flatMap((page) => languages.map((language) => inLanguage(page, language)))
  const found = []
  for (const address of addresses) {
    await putInMemory(siteUrl + address)
    const measured = await measurePage(browser, siteUrl + address, isShort ? 3 : 5)
    const ratio = measured.with.work / measured.without.work
    found.push({ address, ratio, ...measured })
    console.log(
      `  ${address}  ${milliseconds(measured.with.work)} with script, ${milliseconds(measured.without.work)} without: ${ratio.toFixed(2)} ×; longest task ${milliseconds(measured.with.longest)}, first layout ${milliseconds(measured.without.layout)}`,
    )
  }
  const worst = found.toSorted((a, b) => b.ratio - a.ratio)[0]
  const met = found.filter(({ ratio }) => ratio <= times).length
  const over = ({ with: { longest }, without: { layout } }) => longest - layout
  const longest = found.toSorted((a, b) => over(b) - over(a))[0]
  const short = found.filter((each) => over(each) <= 0).length
  return [
    row(
      'Processor time of a first view, with script against without',
      `≤ ${times} ×`,
      `${worst.ratio.toFixed(2)} × at most (${worst.address}: ${milliseconds(worst.with.work)} against ${milliseconds(worst.without.work)}); ${met} of ${found.length} pages`,
      met === found.length,
    ),
    row(
      'Longest task of a first view',
      '≤ first layout',
      `${milliseconds(longest.with.longest)} against ${milliseconds(longest.without.layout)} at most (${longest.address}); ${short} of ${found.length} pages`,
      short === found.length,
    ),
  ]
}
