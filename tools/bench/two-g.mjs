import { contentPages, inLanguage, languages, pages } from '../../tests/support/site-map.ts'
import { fewPages, phone, putInMemory } from './phone.mjs'
import { milliseconds, row } from './table.mjs'

/** GSM with EDGE, as in rural areas; the browser adds the latency to every request. */
const network = {
  offline: false,
  latency: 600,
  downloadThroughput: 250_000 / 8,
  uploadThroughput: 250_000 / 8,
}
const longest = 120_000

/** Counts layout shifts from the first paint on; runs before the page's own script. */
const watchShift = () => {
  globalThis.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.script !== 'live') return
    globalThis.ready = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-script'] })
}

/** A first visit: nothing in the browser's cache. */
async function visit(browser, url) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.addInitScript(watchShift)
    await page.goto(url, { waitUntil: 'commit', timeout: longest })
    await page.waitForFunction(() => globalThis.ready && document.readyState === 'complete', undefined, {
      timeout: longest,
    })
    return await page.evaluate(() => ({
      text: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ready: globalThis.ready,
      shift: globalThis.shift,
    }))
  } finally {
    await context.close()
  }
}

/** The better of up to two: a busy machine makes a page look slower, never faster. A layout shift always counts. */
async function visitTwice(browser, url) {
  const first = await visit(browser, url)
  if (first.text <= targets.text && first.ready <= targets.ready) return first
  const second = await visit(browser, url)
  return {
    text: Math.min(first.text, second.text),
    ready: Math.min(first.ready, second.ready),
    shift: Math.max(first.shift, second.shift),
  }
}

const targets = { text: 2500, ready: 8000, shift: 0.02 }
const written = { text: milliseconds, ready: milliseconds, shift: (value) => value.toFixed(3) }
const names = { text: 'first text', ready: 'ready to use', shift: 'layout shift' }

function rowOf(kind, found) {
  const worst = found.toSorted((a, b) => b[kind] - a[kind])[0]
  const met = found.filter((each) => each[kind] <= targets[kind]).length
  return row(
    `2G (250 kbit/s, 600 ms): ${names[kind]}`,
    `≤ ${written[kind](targets[kind])}`,
    `${written[kind](worst[kind])} at most (${worst.address}); ${met} of ${found.length} pages`,
    met === found.length,
  )
}

/** How long a phone on 2G waits for every page, in both languages. */
export async function measureTwoG(subject, { routes, isShort }) {
  const { siteUrl } = await subject.council()
  const browser = await subject.browser()
  const asked = isShort ? fewPages : [...pages, ...contentPages]
  const addresses = routes ?? asked.flatMap((page) => languages.map((language) => inLanguage(page, language)))
  const found = []
  for (const address of addresses) {
    await putInMemory(siteUrl + address)
    const measured = await visitTwice(browser, siteUrl + address)
    found.push({ address, ...measured })
    const words = Object.keys(targets).map((kind) => `${names[kind]} ${written[kind](measured[kind])}`)
    console.log(`  ${address}  ${words.join(', ')}`)
  }
  return Object.keys(targets).map((kind) => rowOf(kind, found))
}
