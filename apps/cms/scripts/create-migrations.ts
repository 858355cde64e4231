import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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

/** Only the newest snapshot is compared with; Git keeps the older ones. */
function removeOlderSnapshots(migrations: string): void {
  const snapshots = readdirSync(migrations).filter((entry) => entry.endsWith('.json'))
  for (const snapshot of snapshots.sort().slice(0, -1)) rmSync(path.join(migrations, snapshot))
}

for (const [dialect, url] of Object.entries(databases)) {
  const { status } = spawnSync('payload', ['migrate:create', name, '--skip-empty'], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  for (const file of readdirSync(path.join(folder, dialect)).filter((entry) => entry.endsWith('.ts'))) {
    const full = path.join(folder, dialect, file)
    writeFileSync(full, repair(readFileSync(full, 'utf8')))
  }
  removeOlderSnapshots(path.join(folder, dialect))
}
