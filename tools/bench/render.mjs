import { at, pinnedNode } from '../../scripts/steps/repository.mjs'
import { output } from './process.mjs'
import { kilobytes, milliseconds, row } from './table.mjs'

const tolerance = 0.2
const sizes = [1, 10, 100]

/** Each size of council in a separate process, because leftovers in memory would slow down the next. */
async function renders(times, isShort) {
  const args = ['bench/render.ts', String(times), isShort ? '20' : '60']
  const env = { NODE_ENV: 'production' }
  return JSON.parse(await output(pinnedNode(), args, { cwd: at('apps/site'), env }))
}

/** Pages without the cache, on the examples of the contract, and on ten and a hundred times as many. */
export async function measureRender(_subject, { isShort }) {
  const found = []
  for (const times of sizes) found.push(await renders(times, isShort))
  const [once] = found
  const home = once.pages['/']
  const rows = [
    row('Home rendered without the cache', '≤ 25 ms', `${milliseconds(home.ms)} (median)`, home.ms <= 25),
  ]
  for (const page of once.bounded) {
    const costs = found.map(({ pages }) => pages[page])
    const growth = costs[2].ms / costs[0].ms - 1
    rows.push(
      row(
        `${page} at 1, 10 and 100 times the content`,
        '± 20 %',
        `${costs.map(({ ms }) => milliseconds(ms)).join(', ')}; ${costs.map(({ bytes }) => kilobytes(bytes)).join(', ')}`,
        growth <= tolerance,
      ),
    )
  }
  for (const page of once.whole)
    rows.push(
      row(
        `${page} (a whole list) at 1, 10 and 100 times`,
        undefined,
        found
          .map(({ pages }) => `${milliseconds(pages[page].ms)} ${kilobytes(pages[page].bytes)}`)
          .join(', '),
      ),
    )
  return rows
}
