import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '../failure.mjs'

const copy = 'database.dump'
const tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"
/** What holds the database of a drill calls itself so. */
const holder = 'nagardwar drill'
const others = `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  AND backend_type = 'client backend' AND application_name <> '${holder}'`

const dumping = ['--format=custom', '--no-owner', '--no-acl']

/** The connection as environment variables, because a password must not appear in a command line. */
function connection(address) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const parameter = (name, otherwise = '') => searchParams.get(name) ?? decodeURIComponent(otherwise)
  const given = {
    // The name of a folder is that of a socket in it.
    PGHOST: parameter('host', hostname),
    PGPORT: parameter('port', port),
    PGUSER: parameter('user', username),
    PGPASSWORD: parameter('password', password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: parameter('sslmode'),
    PGSSLCERT: parameter('sslcert'),
    PGSSLKEY: parameter('sslkey'),
    PGSSLROOTCERT: parameter('sslrootcert'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

/** Starts a program. `output` is what it printed, once it has ended well. */
function start(program, args, env) {
  const child = spawn(program, args, { env: { ...process.env, ...env } })
  // Why it takes no more input is said by its end.
  child.stdin.on('error', () => {})
  const output = new Promise((resolve, reject) => {
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
    child.on('close', (code) =>
      code === 0 ? resolve(said.trim()) : reject(new Failure(`${program} failed: ${complained.trim()}`)),
    )
  })
  return { child, output }
}

function call(program, args, env, input = '') {
  const { child, output } = start(program, args, env)
  child.stdin.end(input)
  return output
}

/** Prints a line for each table, such as `feedback|12`. */
const rowsOfTables = `SELECT format('SELECT %L, count(*) FROM public.%I', relname, relname) FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname \\gexec
`
const session = ['-XAtq', '-v', 'ON_ERROR_STOP=1']

const rowsFrom = (text) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.lastIndexOf('|')), Number(line.slice(line.lastIndexOf('|') + 1))]),
  )

/**
 * Dumps one moment and counts the rows of the same moment: the snapshot of a transaction that stays open meanwhile.
 * Returns the number of rows of each table.
 */
async function dumpAndCount(file, env) {
  const { child, output } = start('psql', session, env)
  // If it ends early, the wait below says why.
  output.catch(() => {})
  try {
    child.stdin.write(`SET idle_in_transaction_session_timeout = 0;
      BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT pg_export_snapshot();\n`)
    const ended = output.then(() => {
      throw new Failure('psql ended before the snapshot.')
    })
    const [snapshot] = await Promise.race([once(child.stdout, 'data'), ended])
    await call('pg_dump', [...dumping, `--snapshot=${String(snapshot).trim()}`, `--file=${file}`], env)
    child.stdin.end(rowsOfTables)
    const [, ...lines] = (await output).split('\n')
    return rowsFrom(lines.join('\n'))
  } finally {
    child.kill()
  }
}

/** The name of a drill's database has its time. */
const scratchName = /^nagardwar_drill_(\d+)_\d+$/
/** In milliseconds: from its creation until its drill holds it. */
const notHeldYet = 60_000

/** What killed drills left: a living one is connected to its database, and PostgreSQL drops none that is in use. */
async function removeOldScratch(env) {
  const names = await call('psql', ['-XAtc', 'SELECT datname FROM pg_database'], env)
  const old = names.split('\n').filter((name) => {
    const [, madeAt] = scratchName.exec(name) ?? []
    return madeAt && Date.now() - Number(madeAt) > notHeldYet
  })
  for (const name of old)
    await call('psql', ['-XAtqc', `DROP DATABASE IF EXISTS ${name}`], env).catch((error) => {
      // Or it is another council's on the same server.
      if (!/being accessed by other users|must be owner/.test(error.message)) throw error
    })
}

/** A connection that ends with this process, whatever ends it. */
function holdDatabase(name, env) {
  const { child, output } = start('psql', session, { ...env, PGDATABASE: name, PGAPPNAME: holder })
  return async () => {
    child.stdin.end()
    await output.catch(() => {})
  }
}

/** A database beside the council's, on the same server. */
async function scratchDatabase(address, env) {
  await removeOldScratch(env)
  const name = `nagardwar_drill_${Date.now()}_${process.pid}`
  await call('psql', ['-XAtqc', `CREATE DATABASE ${name} TEMPLATE template0`], env).catch((error) => {
    if (!/permission denied/.test(error.message)) throw error
    throw new Failure(
      `The drill needs a database of its own beside the council’s: ALTER ROLE ${env.PGUSER ?? '…'} CREATEDB, or a DATABASE_URL of another server.`,
    )
  })
  const release = holdDatabase(name, env)
  const url = new URL(address)
  url.pathname = `/${name}`
  return {
    url: String(url),
    async remove() {
      await release()
      await call('psql', ['-XAtqc', `DROP DATABASE ${name}`], env)
    },
  }
}

export function postgres(url) {
  const env = connection(url)
  const count = async (statement) => Number(await call('psql', ['-XAtc', statement], env))
  const dump = async (file) => {
    // Only the owner reads it: pg_dump would make it as wide as the account's umask allows.
    await writeFile(file, '', { mode: 0o600, flag: 'wx' })
    await call('pg_dump', [...dumping, `--file=${file}`], env)
  }
  return {
    kind: 'postgres',
    /** `pg_dump` saves a snapshot of one moment, whatever is written meanwhile. Returns the rows of each table in it. */
    async save(folder) {
      await removeOldScratch(env)
      return dumpAndCount(path.join(folder, copy), env)
    },
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

    rows: async () => rowsFrom(await call('psql', session, env, rowsOfTables)),
    /** An empty database on the same server, for a drill. */
    scratch: () => scratchDatabase(url, env),
  }
}
