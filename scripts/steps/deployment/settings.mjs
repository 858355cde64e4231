import { isIP } from 'node:net'
import { settingOrFile } from '../setting-from-file.mjs'
import { judge, well } from './finding.mjs'

function addresses({ env, site }) {
  return judge(
    env.ORIGIN === site && String(env.CMS_ORIGIN ?? '').startsWith('https://') && env.CMS_ORIGIN !== site,
    'ORIGIN and CMS_ORIGIN are the public addresses, with TLS',
    `ORIGIN is ${env.ORIGIN ?? 'not set'}, CMS_ORIGIN ${env.CMS_ORIGIN ?? 'not set'}`,
    `ORIGIN=${site} and an https address of its own for the desk.`,
  )
}

function hops({ env }) {
  return judge(
    Number(env.TRUSTED_HOPS ?? 0) >= 1,
    `TRUSTED_HOPS is ${env.TRUSTED_HOPS}`,
    'TRUSTED_HOPS is 0: behind the proxy all residents share one limit',
    'TRUSTED_HOPS=1 behind one proxy of your own.',
  )
}

function listening({ env }) {
  const open = ['HOST', 'CMS_HOST'].filter((name) => /^(?:0\.0\.0\.0|::|\*)$/.test(env[name] ?? ''))
  return judge(
    open.length === 0,
    'Site and desk listen on this machine alone',
    `${open.join(' and ')} lets everybody pass the proxy by`,
    'HOST=127.0.0.1; only containers and other machines need more, behind a firewall.',
  )
}

const loopback = ['localhost', '127.0.0.1', '[::1]', '']
/** Settings that name another machine. A mail server must take TLS in any case (apps/cms/src/platform/mail/mail-server.ts). */
const speaking = {
  API_ROOT: ['https:'],
  S3_ENDPOINT: ['https:'],
  BACKUP_COPY: ['https:'],
  IMPORT_FROM: ['https:'],
  // clamd knows no TLS: its socket lies on this machine, or in a network that is encrypted below.
  CLAMD_URL: [],
}

const urlIn = (name, env) => {
  const text = settingOrFile(name, env) ?? ''
  return URL.canParse(text) ? new URL(text) : undefined
}

const isAway = ({ hostname }) => !loopback.includes(hostname)

/** Between machines nothing passes in the clear, and no certificate is taken unread. */
function connections({ env }) {
  const open = Object.entries(speaking).flatMap(([name, closed]) => {
    const url = urlIn(name, env)
    return url && isAway(url) && !closed.includes(url.protocol) ? [name] : []
  })
  const unread = env.NODE_TLS_REJECT_UNAUTHORIZED === '0' ? ['NODE_TLS_REJECT_UNAUTHORIZED=0'] : []
  return judge(
    open.length + unread.length === 0,
    'What leaves this machine is encrypted, and certificates are checked',
    `Not encrypted, or not checked, to another machine: ${[...open, ...unread].join(', ')}`,
    'https://, certificates of your own by NODE_EXTRA_CA_CERTS; where there is no TLS, WireGuard (docs/audit/connections.md).',
  )
}

/** Site and desk on two machines know each other by a secret. */
function twoMachines({ env }) {
  const desk = urlIn('API_ROOT', env)
  return judge(
    !desk || !isAway(desk) || Boolean(settingOrFile('CMS_SECRET', env)),
    'The desk answers the site alone',
    'Site and desk are on two machines without a secret between them',
    'The same CMS_SECRET at both: openssl rand -hex 32.',
  )
}

/** PostgreSQL's programs and its driver take a folder as a host for the socket in it. */
const isSocket = (hostname, searchParams) =>
  decodeURIComponent(hostname || searchParams.get('host') || '').startsWith('/')

/** A password is the same for years: the account of the system or a certificate says who the desk is. */
function loginAtDatabase({ council }) {
  if (!council.databaseUrl.startsWith('postgres')) return well('The database asks for no login: it is a file')
  const { password, searchParams } = new URL(council.databaseUrl)
  return judge(
    !password && !searchParams.has('password'),
    'The desk logs in to the database without a password',
    'The desk logs in to the database with a password, which does not change by itself',
    'Its account of the system (peer) or a certificate (docs/operations.md#login-at-postgresql).',
  )
}

/** Between machines, the database's connection is encrypted and its server known. */
function database({ council }) {
  if (!council.databaseUrl.startsWith('postgres')) return well('The database is a file of this machine')
  const { hostname, searchParams } = new URL(council.databaseUrl)
  const isHere = isSocket(hostname, searchParams) || loopback.includes(hostname)
  return judge(
    // With an address instead of a name the driver would compare the certificate with the name localhost.
    isHere || (searchParams.get('sslmode') === 'verify-full' && !isIP(hostname.replace(/[[\]]/g, ''))),
    'The connection to the database is closed to others',
    'The connection to the database server is not checked',
    'The server’s name, not its address, and …?sslmode=verify-full in DATABASE_URL.',
  )
}

export const settingChecks = {
  'public addresses': addresses,
  'proxies before the site': hops,
  'where the apps listen': listening,
  'connection to the database': database,
  'login at the database': loginAtDatabase,
  'connections to other machines': connections,
  'site and desk on two machines': twoMachines,
}
