import { spawnSync } from 'node:child_process'
import { environment, pinnedNode } from './repository.mjs'

const needed = 24

/** Does the work on the pinned Node: here if this one is as new, else by running the same command again with it. */
export async function onPinnedNode(work) {
  if (Number.parseInt(process.versions.node, 10) >= needed) return work()
  const { status } = spawnSync(pinnedNode(), process.argv.slice(1), { stdio: 'inherit', env: environment() })
  process.exit(status ?? 1)
}
