import { spawnSync } from 'node:child_process'
import { note } from './log.mjs'

const runs = [
  {
    name: 'strangers at both doors',
    variable: 'FUZZ_REQUESTS',
    args: ['--config', 'tests/vitest.config.ts', '--project=own-councils', 'integration/fuzz'],
  },
  {
    name: 'strangers, clerks and editors at the desk',
    variable: 'FUZZ_DESK',
    args: ['--project=@nagardwar/cms', 'apps/cms/tests/desk/fuzz.test.ts'],
  },
]

/** The generated requests of `npm test`, but more of them. Returns the failures. */
export function fuzz(requests) {
  return runs.flatMap(({ name, variable, args }) => {
    const began = performance.now()
    const { status, stdout, stderr } = spawnSync('vitest', ['run', ...args], {
      encoding: 'utf8',
      env: { ...process.env, [variable]: String(requests) },
      maxBuffer: 64 * 1024 ** 2,
    })
    const seconds = Math.round((performance.now() - began) / 1000)
    note({ name: `${requests} requests of ${name}`, isWell: status === 0, seconds })
    if (status === 0) return []
    // Vitest writes what failed to stderr, and the apps their logs to stdout.
    console.log(stdout.slice(-2000), stderr.slice(-6000))
    return [`requests of ${name} broke something`]
  })
}
