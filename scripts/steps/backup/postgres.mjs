import { spawn } from 'node:child_process'
import path from 'node:path'
import { Failure } from '../failure.mjs'

const copy = 'database.dump'
const tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
const others = `SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

/** The connection as environment variables, because a password must not appear in a command line. */
function connection(address) {
  const url = new URL(address)
  const { hostname, port, username, password, pathname, searchParams } = url
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

function call(program, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } })
    let said = ''
    let complained = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (complained += chunk))
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT'
          ? new Failure(
              `The council’s database is PostgreSQL, and ${program} is not installed here: install the PostgreSQL client programs.`,
            )
          : error,
      ),
    )
    child.on('exit', (code) =>
      code === 0 ? resolve(said.trim()) : reject(new Failure(`${program} failed: ${complained.trim()}`)),
    )
  })
}

export function postgres(url) {
  const env = connection(url)
  const count = async (statement) => Number(await call('psql', ['-XAtc', statement], env))
  const dump = (file) => call('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`], env)
  return {
    kind: 'postgres',
    /** `pg_dump` saves a snapshot of one moment, whatever is written meanwhile. */
    save: async (folder) => void (await dump(path.join(folder, copy))),
    check: async (folder) => void (await call('pg_restore', ['--list', path.join(folder, copy)], env)),
    isEmpty: async () => (await count(tables)) === 0,
    isInUse: async () => (await count(others)) > 0,

    places: [],
    prepare: async () => [],

    /** All or nothing, in one transaction. The old content is dumped first. Returns the path of that dump. */
    async load(folder, stamp, { data, isEmpty }) {
      const before = path.join(data, `database.replaced-${stamp}.dump`)
      if (!isEmpty) await dump(before)
      const how = [
        '--clean',
        '--if-exists',
        '--no-owner',
        '--no-acl',
        '--single-transaction',
        '--exit-on-error',
      ]
      await call('pg_restore', [...how, '--dbname', env.PGDATABASE, path.join(folder, copy)], env)
      return isEmpty ? [] : [before]
    },
  }
}
