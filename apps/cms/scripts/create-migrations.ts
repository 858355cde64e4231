import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

// Run as `npm run migrate:create -w apps/cms -- what-changed`. Neither database is opened: the schema is compared
// with the newest snapshot beside the migrations, so no PostgreSQL server is needed.
const databases = {
  sqlite: `file:${path.join(tmpdir(), 'nagardwar-schema.db')}`,
  postgres: 'postgres://localhost/nowhere',
}
const name = process.argv[2]
if (!name || !/^[a-z0-9-]+$/.test(name))
  throw new Error('Say what changes, such as: migrate:create -- add-opening-hours')

const folder = path.join(import.meta.dirname, '../src/migrations')

// Payload writes types as if they were values and leaves out file endings; our compiler settings refuse both.
const typeNames = /(?<!type )\b(MigrateUpArgs|MigrateDownArgs)\b(?=[^}]*\} from)/g
const repair = (source: string): string =>
  source.replace(typeNames, 'type $1').replace(/from '(\.\/[^'.]+)'/g, "from '$1.ts'")

const packed = '.json.gz'
const namesIn = (migrations: string, ending: string): string[] =>
  readdirSync(migrations).filter((entry) => entry.endsWith(ending))

/** Payload reads and writes snapshots as JSON of more than a megabyte. */
function unpackSnapshot(migrations: string): void {
  for (const name of namesIn(migrations, packed)) {
    const snapshot = path.join(migrations, name)
    writeFileSync(snapshot.slice(0, -'.gz'.length), gunzipSync(readFileSync(snapshot)))
  }
}

type Snapshot = {
  tables: Record<
    string,
    { foreignKeys: Record<string, { columnsFrom: string[]; tableTo: string; onDelete: string }> }
  >
}

/** drizzle-kit leaves out what a deletion does where a column is added to SQLite (drizzle-team/drizzle-orm#5619). */
function addRules(migrations: string): void {
  const newest = namesIn(migrations, '.json').sort().at(-1)
  if (!newest) return
  const { tables } = JSON.parse(readFileSync(path.join(migrations, newest), 'utf8')) as Snapshot
  const file = path.join(migrations, newest.replace(/json$/, 'ts'))
  const ruleOf = (table: string, column: string, parent: string): string => {
    const keys = Object.values(tables[table]?.foreignKeys ?? {})
    const key = keys.find((each) => each.columnsFrom[0] === column && each.tableTo === parent)
    return key && key.onDelete !== 'no action' ? ` ON DELETE ${key.onDelete}` : ''
  }
  const added = /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` [^;]*REFERENCES (\w+)\(id\))(?=;)/g
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(
      added,
      (line, _all, table: string, column: string, parent: string) => line + ruleOf(table, column, parent),
    ),
  )
}

/** Only the newest snapshot is compared with; Git keeps the older ones. */
function packNewestSnapshot(migrations: string): void {
  const snapshots = namesIn(migrations, '.json').sort()
  for (const name of namesIn(migrations, packed)) rmSync(path.join(migrations, name))
  const newest = snapshots.at(-1)
  if (newest)
    writeFileSync(
      path.join(migrations, `${newest}.gz`),
      gzipSync(withoutSpaces(readFileSync(path.join(migrations, newest), 'utf8')), { level: 9 }),
    )
  for (const snapshot of snapshots) rmSync(path.join(migrations, snapshot))
}

for (const [dialect, url] of Object.entries(databases)) {
  const migrations = path.join(folder, dialect)
  unpackSnapshot(migrations)
  const { status } = spawnSync('payload', ['migrate:create', name, '--skip-empty'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  for (const file of namesIn(migrations, '.ts')) {
    const full = path.join(migrations, file)
    writeFileSync(full, repair(readFileSync(full, 'utf8')))
  }
  if (dialect === 'sqlite') addRules(migrations)
  packNewestSnapshot(migrations)
  if (status !== 0) process.exit(status ?? 1)
}

/** The same JSON, a seventh smaller once it is compressed. */
function withoutSpaces(json: string): string {
  return JSON.stringify(JSON.parse(json))
}
