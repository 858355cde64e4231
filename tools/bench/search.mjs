import { at, pinnedNode } from '../../scripts/steps/repository.mjs'
import { output } from './process.mjs'
import { milliseconds, row } from './table.mjs'

/** The search on the demo council, and on one with a hundred times its content. */
export async function measureSearch(_subject, { isShort }) {
  const rows = []
  for (const times of isShort ? [1] : [1, 100]) {
    const args = ['--expose-gc', 'bench/search.ts', '--json', String(times)]
    const found = JSON.parse(await output(pinnedNode(), args, { cwd: at('apps/site') }))
    const { 'query p50 ms': p50, 'query p95 ms': p95, 'build ms': built, 'memory MB': memory } = found
    const { 'first answer after a restart ms': first, 'memory after building MB': most } = found
    const isTarget = times === 100
    rows.push(
      row(
        `A search at ${times} × the content`,
        isTarget ? '≤ 60 ms, ≤ 120 MB' : undefined,
        `p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}, ${memory} MB; after a restart ${milliseconds(first)} to the first answer; index built in ${milliseconds(built)} of work, ${most} MB`,
        isTarget ? p95 <= 60 && memory <= 120 : undefined,
      ),
    )
  }
  return rows
}
