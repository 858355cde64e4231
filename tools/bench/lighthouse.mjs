import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findBrowser } from '../../scripts/steps/browser.mjs'
import { contentPages, inLanguage, languages, pages, unlisted } from '../../tests/support/site-map.ts'
import { somePort } from './process.mjs'
import { median, row } from './table.mjs'

const steady = ['accessibility', 'best-practices', 'seo']
const categories = ['performance', ...steady]
const isHome = (address) => address === '/' || address === '/mr'
/** These have `noindex`, which Lighthouse counts as a fault. */
const isUnlisted = (address) => unlisted.some((page) => address.split('?')[0].endsWith(page))

/** How many times slower than this machine Lighthouse takes a phone to be. */
const usualSlowdown = 4

async function judge(url, port, slowdown = usualSlowdown) {
  const throttling = { cpuSlowdownMultiplier: slowdown }
  const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error', throttling })
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
  )
  const audit = (name) => lhr.audits[name]?.numericValue ?? 0
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    ...scores,
    cls: audit('cumulative-layout-shift'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    index: lhr.environment.benchmarkIndex,
    faults,
  }
}

/** The visit with the middle performance of three; of the others, the worst: they do not depend on the machine. */
async function medianOf(url, address, port, slowdown) {
  const visits = []
  for (let turn = 0; turn < 3; turn++) visits.push(await judge(url, port, slowdown))
  const middle = visits.toSorted((a, b) => a.performance - b.performance)[1]
  const lowest = (category) => Math.min(...visits.map((visit) => visit[category]))
  return {
    address,
    ...middle,
    ...Object.fromEntries(steady.map((category) => [category, lowest(category)])),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  }
}

const lineOf = ({ address, faults, lcp, tbt, cls, index, ...scores }) =>
  `${address}  ${categories.map((name) => scores[name]).join(' ')}  LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, CLS ${cls.toFixed(3)}, index ${Math.round(index)}  ${faults.join(' ')}`

/** For a machine of another benchmark index: as much slower as this one is quicker. */
async function slowdownFor(index, url, port) {
  if (!index) return usualSlowdown
  const here = await judge(url, port)
  return (usualSlowdown * here.index) / index
}

async function judgeAll(siteUrl, addresses, index) {
  const port = await somePort()
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: await findBrowser(), args })
  const found = []
  try {
    const slowdown = await slowdownFor(index, siteUrl, port)
    for (const address of addresses) {
      found.push(await medianOf(siteUrl + address, address, port, slowdown))
      console.log(`  ${lineOf(found.at(-1))}`)
    }
  } finally {
    await browser.close()
  }
  return found
}

function rowOf(what, found, category, target) {
  if (found.length === 0) return []
  const worst = found.toSorted((a, b) => a[category] - b[category])[0]
  const missed = found.filter((each) => each[category] < target).map(({ address }) => address)
  const measured = `${worst[category]} at least (${worst.address}); ${found.length - missed.length} of ${found.length} pages`
  return [row(`Lighthouse ${category}, ${what}`, `≥ ${target}`, measured, missed.length === 0)]
}

/** Lighthouse as a phone on a slow network, every page in both languages. */
export async function measureLighthouse(subject, { routes, index }) {
  const { siteUrl } = await subject.council()
  const addresses =
    routes ??
    [...pages, ...contentPages].flatMap((page) => languages.map((language) => inLanguage(page, language)))
  const found = await judgeAll(siteUrl, addresses, index)
  const homes = found.filter(({ address }) => isHome(address))
  const others = found.filter(({ address }) => !isHome(address))
  const listed = found.filter(({ address }) => !isUnlisted(address))
  const indexes = found.map(({ index }) => Math.round(index))
  const shift = Math.max(...found.map(({ cls }) => cls))
  return [
    ...rowOf('median of three, home', homes, 'performance', 95),
    ...rowOf('median of three, other pages', others, 'performance', 95),
    ...rowOf('every page', found, 'accessibility', 100),
    ...rowOf('every page', found, 'best-practices', 100),
    ...rowOf('every page for search engines', listed, 'seo', 100),
    row(
      'The machine: Lighthouse’s benchmark index',
      undefined,
      `${median(indexes)} (${Math.min(...indexes)} to ${Math.max(...indexes)})${index ? `, slowed down to ${index}` : ''}`,
    ),
    row('Layout shift, every page', '≤ 0.02', shift.toFixed(3), shift <= 0.02),
  ]
}
