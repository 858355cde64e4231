import { spawnSync } from 'node:child_process'
import { note } from './log.mjs'

/** Runs tests of the tree, and prints what failed. Returns whether all passed. */
export function vitest({ name, args, env }) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync('vitest', ['run', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 ** 2,
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  note({ name, isWell: status === 0, seconds })
  // Vitest writes what failed to stderr, and the apps their logs to stdout.
  if (status !== 0) console.log(stdout.slice(-2000), stderr.slice(-6000))
  return status === 0
}
