import { spawnSync } from 'node:child_process'
import { environment, pinnedNode } from './place.mjs'

const needed = 24

/** Does the work on the pinned Node: here if this is as new, else by running the same command once more on it. */
export async function onPinnedNode(work) {
  if (Number.parseInt(process.versions.node, 10) >= needed) return work()
  const { status } = spawnSync(pinnedNode(), process.argv.slice(1), { stdio: 'inherit', env: environment() })
  process.exit(status ?? 1)
}
