import { at, pinnedNode } from '../steps/repository.mjs'
import { output } from './process.mjs'
import { milliseconds, row } from './table.mjs'

/** The search on the demo council, and on one with a hundred times its content. */
export async function measureSearch(_subject, { isShort }) {
  const rows = []
  for (const times of isShort ? [1] : [1, 100]) {
    const args = ['--expose-gc', 'bench/search.ts', '--json', String(times)]
    const found = JSON.parse(await output(pinnedNode(), args, { cwd: at('apps/site') }))
    const { 'query p50 ms': p50, 'query p95 ms': p95, 'build ms': built, 'memory MB': memory } = found
    rows.push(
      row(
        `A search at ${times} × the content`,
        undefined,
        `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}; index built in ${milliseconds(built)} of work, ${memory} MB`,
      ),
    )
  }
  return rows
}
