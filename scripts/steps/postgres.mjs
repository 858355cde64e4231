import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
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
 * Who may log in as `council`, in PostgreSQL's own words. `peer` is the account of the system that starts the tests, at
 * a socket; `cert` is who has a certificate that the server's own has signed.
 */
const logins = {
  trust: [],
  peer: ['local all council peer map=desk'],
  cert: ['hostssl all council 127.0.0.1/32 cert'],
}

function allowOnly(data, login) {
  if (login === 'trust') return
  const write = (name, lines) => writeFileSync(path.join(data, name), `${lines.join('\n')}\n`)
  write('pg_hba.conf', logins[login])
  write('pg_ident.conf', [`desk ${userInfo().username} council`])
}

/** A certificate for the role `council`, signed by the server's. */
async function deskCertificate(server) {
  const [key, request, certificate] = ['desk.key', 'desk.csr', 'desk.crt'].map((name) =>
    path.join(server.folder, name),
  )
  const asking = 'req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=council'
  await server.run('openssl', ...asking.split(' '), '-keyout', key, '-out', request)
  const [ca, caKey] = ['server.crt', 'server.key'].map((name) => path.join(server.folder, name))
  const signing = [
    'x509',
    '-req',
    '-in',
    request,
    '-CA',
    ca,
    '-CAkey',
    caKey,
    '-CAcreateserial',
    '-days',
    '2',
  ]
  await server.run('openssl', ...signing, '-out', certificate)
  return { key, certificate }
}

/**
 * Starts a new PostgreSQL server for tests, from the programs installed here, with TLS if it has a name. Returns its
 * address, in which a test can name any database, the folder of its socket, and the files of a client that logs in with
 * a certificate; or nothing where there is no PostgreSQL.
 */
export async function startPostgres({ closedAs = '', login = 'trust' } = {}) {
  const programs = postgresPrograms()
  if (!programs) return undefined
  // At SIGTERM it would wait until each test has closed its connections.
  const server = serverFolder('postgres', { stopSignal: 'SIGINT' })
  const data = path.join(server.folder, 'data')
  const port = await freePort()
  let certificate
  let desk
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
    allowOnly(data, login)
    if (login === 'cert') desk = await deskCertificate(server)
    // The data of these tests may be lost in a power cut.
    const settings = [
      ...tls.settings,
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${login === 'peer' ? server.folder : ''}`,
      ...(login === 'cert' ? [`ssl_ca_file=${certificate}`] : []),
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
  const url = `postgres://council@127.0.0.1:${port}/postgres`
  return { url, port, certificate, desk, folder: server.folder, stop: server.stop }
}
