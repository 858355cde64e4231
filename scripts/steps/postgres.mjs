import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './ports.mjs'
import { installPackages, onPath } from './system-package.mjs'
import { serverFolder } from './test-server.mjs'

const debian = '/usr/lib/postgresql'

/** The folder with the newest server's programs, or undefined where there is none. */
export function postgresPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = versions.map((version) => path.join(debian, version, 'bin'))
  const initdb = onPath('initdb')
  return [...folders, ...(initdb ? [path.dirname(initdb)] : [])].find((each) =>
    existsSync(path.join(each, 'initdb')),
  )
}

export async function installPostgres() {
  if (!postgresPrograms()) await installPackages('postgresql')
}

/** A certificate of its own for a name, that nobody has signed. */
async function certified(server, host) {
  const [key, certificate] = ['server.key', 'server.crt'].map((name) => path.join(server.folder, name))
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${host}`
  const name = ['-addext', `subjectAltName=DNS:${host}`]
  await server.run('openssl', ...words.split(' '), ...name, '-keyout', key, '-out', certificate)
  return { certificate, settings: ['ssl=on', `ssl_key_file=${key}`, `ssl_cert_file=${certificate}`] }
}

/**
 * Starts a new PostgreSQL server for tests, from the programs installed here, with TLS if it has a name. Returns its address, in
 * which a test can name any database, or nothing where there is no PostgreSQL.
 */
export async function startPostgres({ closedAs } = {}) {
  const programs = postgresPrograms()
  if (!programs) return undefined
  // At SIGTERM it would wait until each test has closed its connections.
  const server = serverFolder('postgres', { stopSignal: 'SIGINT' })
  const data = path.join(server.folder, 'data')
  const port = await freePort()
  let certificate
  try {
    await server.run(
      path.join(programs, 'initdb'),
      '-D',
      data,
      '-U',
      'council',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '-N',
    )
    const tls = closedAs ? await certified(server, closedAs) : { settings: [] }
    certificate = tls.certificate
    // The data of these tests may be lost in a power cut.
    const settings = [
      ...tls.settings,
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=`,
      'fsync=off',
    ]
    server.start(
      path.join(programs, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    )
    await server.untilOpen(port)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: `postgres://council@127.0.0.1:${port}/postgres`, certificate, stop: server.stop }
}
