import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'

/** Makes one more database, with every table and nothing in them; `folder` is where a council keeps its files. */
type Copy = (folder: string) => Promise<string>
/** One for a worker: its files share nothing else. */
const kept = globalThis as { preparedDatabase?: Promise<Copy> }

const script = path.join(import.meta.dirname, 'migrate.ts')

/** Runs all migrations, which takes as long as most test files. */
async function migrate(databaseUrl: string, folder: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'warn' }
  await promisify(execFile)(process.execPath, [script], { env })
}

async function file(): Promise<Copy> {
  const prepared = mkdtempSync(path.join(tmpdir(), 'nagardwar-prepared-'))
  process.once('exit', () => rmSync(prepared, { recursive: true, force: true }))
  await migrate(`file:${path.join(prepared, 'cms.db')}`, prepared)
  return async (folder) => {
    for (const name of readdirSync(prepared).filter((each) => /\.db(-wal)?$/.test(each)))
      copyFileSync(path.join(prepared, name), path.join(folder, name))
    return `file:${path.join(folder, 'cms.db')}`
  }
}

export const databaseNamed = (name: string, server: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href
export const newName = (): string => `council_${randomBytes(6).toString('hex')}`

async function onServer(server: string): Promise<Copy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-prepared-'))
  const named = (name: string) => databaseNamed(name, server)
  const prepared = newName()
  await migrate(named(prepared), folder)
  rmSync(folder, { recursive: true })
  return async () => {
    const name = newName()
    const client = new pg.Client(server)
    await client.connect()
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${prepared}`)
    await client.end()
    return named(name)
  }
}

/** A new database: a file in the folder, or a new one on the PostgreSQL server that TEST_POSTGRES_URL names. */
export async function newDatabase(folder: string): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL
  kept.preparedDatabase ??= server ? onServer(server) : file()
  const copy = await kept.preparedDatabase
  return copy(folder)
}
