import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/steps/ports.mjs'

const system = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The folder with the newest server's programs, or undefined where there is none. */
export function postgresPrograms() {
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => path.join(system, version, 'bin'))
    .find((folder) => existsSync(`${folder}/initdb`))
}

/** A PostgreSQL server of a test's own, in a folder and on a port of its own. It refuses to run as root, so it does not. */
export async function ownPostgres() {
  const programs = postgresPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-postgres-'))
  const port = await freePort()
  const asUser = (program, args) =>
    isRoot
      ? ['runuser', ['-u', 'postgres', '--', `${programs}/${program}`, ...args]]
      : [`${programs}/${program}`, args]
  if (isRoot) spawnSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const made = spawnSync(
    ...asUser('initdb', [
      '-D',
      `${folder}/db`,
      '-U',
      'council',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]),
    { encoding: 'utf8', cwd: tmpdir() },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const where = ['-D', `${folder}/db`, '-p', String(port), '-k', folder, '-h', '127.0.0.1']
  const server = spawn(...asUser('postgres', where), { stdio: 'ignore', cwd: tmpdir() })
  const url = (name) => `postgres://council@127.0.0.1:${port}/${name}`
  const ask = (statement, name = 'postgres') =>
    spawnSync(`${programs}/psql`, ['-XAtc', statement, url(name)], { encoding: 'utf8' })
  for (let tries = 0; tries < 100 && ask('SELECT 1').status !== 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 200))
  return {
    url,
    ask: (statement, name) => ask(statement, name).stdout.trim(),
    async stop() {
      const ended = new Promise((resolve) => server.on('exit', resolve))
      spawnSync(...asUser('pg_ctl', ['-D', `${folder}/db`, '-m', 'immediate', 'stop']), { cwd: tmpdir() })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
