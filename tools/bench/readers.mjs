import { inLanguage, languages, pages, unlisted } from '../../tests/support/site-map.ts'
import { press } from './pressure.mjs'
import { memoryOf, wait } from './process.mjs'
import { megabytes, milliseconds, perSecond, row } from './table.mjs'

const limit = 180 * 1024 ** 2

/** Five hundred readers at the same time, on all pages in both languages, each without pause. */
export async function measureReaders(subject, { isShort }) {
  const { siteUrl, pids } = await subject.council()
  const paths = pages
    .filter((page) => !unlisted.includes(page))
    .flatMap((page) => languages.map((language) => inLanguage(page, language)))
  const origin = siteUrl.replace('localhost', '127.0.0.1')
  const pid = pids().site
  const seconds = isShort ? 10 : 60
  // The first round renders every page and fills the cache: afterwards memory is constant.
  await press({ origin, paths, connections: 500, seconds: Math.ceil(seconds / 5) })
  const before = memoryOf(pid)
  const found = await press({ origin, paths, connections: 500, seconds })
  const after = memoryOf(pid)
  await wait(3000)
  const growth = (after - before) / before
  return [
    row(
      `500 readers at once, ${seconds} s, ${paths.length} pages`,
      'no errors',
      `${found.errors} errors; ${perSecond(found.perSecond)}, p50 ${milliseconds(found.p50)}, p99 ${milliseconds(found.p99)}`,
      found.errors === 0,
    ),
    row(
      'Memory of the site over that run',
      'flat',
      `${megabytes(before)} → ${megabytes(after)}`,
      growth < 0.15,
    ),
    row('Memory of the site, under that load', '≤ 180 MB', megabytes(after), after <= limit),
  ]
}
