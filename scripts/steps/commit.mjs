import { spawnSync } from 'node:child_process'
import { root } from './repository.mjs'

const git = (top, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: top, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * The commit that is checked out, its time, and whether files differ from it. Nothing where there is no git, or the
 * folder is a copy without history.
 */
export function commitOf(top = root) {
  const [id, at] = git(top, 'show', '--no-patch', '--format=%H %cI')?.split(' ') ?? []
  return id ? { id, at, isChanged: git(top, 'status', '--porcelain') !== '' } : undefined
}

/** The files that git keeps, as paths from the top; nothing where there is no git. */
export const keptFiles = (top = root) => git(top, 'ls-files', '-z')?.split('\0').filter(Boolean)
