import { spawnSync } from 'node:child_process'
import { environment } from './place.mjs'

const quietly = (program, args, env) => spawnSync(program, args, { env: environment(env), encoding: 'utf8' })

/** Where a program of this machine is. */
export const onPath = (program) => quietly('which', [program]).stdout?.trim() || undefined

/** Servers are installed only in CI or in a container, where everything runs as root. */
export const mayInstall = Boolean(process.env.CI) || process.getuid?.() === 0

/** Installs packages of Debian and its kin, where this account may. */
export function installPackages(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const words of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [program, ...args] = [...asRoot, ...words]
    quietly(program, args, { DEBIAN_FRONTEND: 'noninteractive' })
  }
}
