import { firstViewOf } from '../../tests/support/first-view.ts'
import { weighPage } from '../../tests/support/page-weight.ts'
import { contentPages, inLanguage, languages, pages } from '../../tests/support/site-map.ts'
import { budgets } from '../../tests/support/weight-budgets.ts'
import { kilobytes, row } from './table.mjs'

const widths = [
  { width: 360, height: 740, deviceScaleFactor: 2, isMobile: true },
  { width: 1366, height: 768, deviceScaleFactor: 1, isMobile: false },
]

const heaviest = (views, kind) => views.toSorted((a, b) => b[kind] - a[kind])[0]

async function wholeHome(subject, origin, { width, height, ...device }) {
  const browser = await subject.browser()
  const context = await browser.newContext({
    viewport: { width, height },
    ...device,
    serviceWorkers: 'block',
  })
  const weight = await weighPage(await context.newPage(), `${origin}/`)
  await context.close()
  const kinds = Object.entries(weight.byKind).map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`)
  const isMet = weight.total <= budgets.wholeHome
  return row(
    `Whole home page at ${width} px`,
    `≤ ${kilobytes(budgets.wholeHome)}`,
    `${kilobytes(weight.total)} (${kinds.join(', ')})`,
    isMet,
  )
}

/** What a first visit to each page loads, in bytes on the network. */
export async function measureWeight(subject, { routes }) {
  const { siteUrl } = await subject.council()
  const addresses =
    routes ??
    [...pages, ...contentPages].flatMap((page) => languages.map((language) => inLanguage(page, language)))
  const views = []
  for (const address of addresses) views.push({ address, ...(await firstViewOf(siteUrl, address)) })
  const rows = ['script', 'style'].map((kind) => {
    const { address, [kind]: bytes } = heaviest(views, kind)
    const measured = `${kilobytes(bytes)} at most (${address}); ${views.length} pages`
    return row(`First view: ${kind}`, `≤ ${kilobytes(budgets[kind])}`, measured, bytes <= budgets[kind])
  })
  const fonts = heaviest(views, 'font')
  const isOneEach = views.every(({ fontFiles }) => new Set(fontFiles).size === fontFiles.length)
  rows.push(
    row(
      'First view: fonts',
      '≤ 1 file per script',
      `${kilobytes(fonts.font)} at most: ${fonts.fontFiles.join(', ')}`,
      isOneEach,
    ),
    row(
      'First view: page and texts',
      undefined,
      `${kilobytes(heaviest(views, 'page').page)} at most (${heaviest(views, 'page').address})`,
    ),
  )
  for (const width of widths) rows.push(await wholeHome(subject, siteUrl, width))
  return rows
}
