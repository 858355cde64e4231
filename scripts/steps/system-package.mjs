import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { environment } from './repository.mjs'

const quietly = (program, args, env) => spawnSync(program, args, { env: environment(env), encoding: 'utf8' })

/** Where a program of this machine is. */
export const onPath = (program) => quietly('which', [program]).stdout?.trim() || undefined

/** Servers are installed only in CI or in a container, where everything runs as root. */
export const mayInstall = Boolean(process.env.CI) || process.getuid?.() === 0

const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
/** One installation at a time: apt-get refuses to run twice. */
let installing = Promise.resolve()

async function aptGet(...args) {
  const [program, ...words] = [...asRoot, 'apt-get', '-qq', ...args]
  const child = spawn(program, words, {
    env: environment({ DEBIAN_FRONTEND: 'noninteractive' }),
    stdio: 'ignore',
  })
  // A machine without apt-get, or without the right to use it, goes on without the package.
  await once(child, 'exit').catch(() => undefined)
}

/** Installs packages of Debian and its kin, where this account may. Other work goes on meanwhile. */
export function installPackages(...packages) {
  installing = installing
    .then(() => aptGet('update'))
    .then(() => aptGet('install', '-y', '--no-install-recommends', ...packages))
  return installing
}
