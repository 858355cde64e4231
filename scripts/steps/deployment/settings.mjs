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

/** Between machines, the database's connection is encrypted and its server known. */
function database({ council }) {
  if (!council.databaseUrl.startsWith('postgres')) return well('The database is a file of this machine')
  const { hostname, searchParams } = new URL(council.databaseUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname)
  return judge(
    isHere || searchParams.get('sslmode') === 'verify-full',
    'The connection to the database is closed to others',
    'The connection to the database server is not checked',
    '…?sslmode=verify-full in DATABASE_URL.',
  )
}

export const settingChecks = {
  'public addresses': addresses,
  'proxies before the site': hops,
  'where the apps listen': listening,
  'connection to the database': database,
}
