import { createLocalReq, type Migration, type Payload, type PayloadRequest } from 'payload'
import { isBaseline, standsAtBaseline } from './baseline.ts'
import { isPostgres } from './kind.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { runSql } from './sql.ts'
import { inTransaction } from './transaction.ts'

const tableExists = {
  sqlite: "SELECT count(*) AS found FROM sqlite_master WHERE name = 'payload_migrations'",
  postgres:
    "SELECT count(*) AS found FROM pg_tables WHERE schemaname = 'public' AND tablename = 'payload_migrations'",
}

const kindOf = (payload: Payload) => (isPostgres(payload) ? 'postgres' : 'sqlite')

type Due = {
  migrations: Migration[]
  batch: number
  /** The migration to be noted only: the database has what it makes. */
  standing: Migration | undefined
}

/** The pending migrations. Only reads: a start on a full disk must not need space. */
async function due(payload: Payload, all: Migration[]): Promise<Due> {
  const [table] = await runSql(payload, tableExists[kindOf(payload)])
  if (Number(table?.found) === 0) return { migrations: all, batch: 1, standing: undefined }
  const had = await runSql(payload, 'SELECT name, batch FROM payload_migrations')
  const names = new Set(had.map(({ name }) => String(name)))
  const batch = 1 + Math.max(0, ...had.map(({ batch: each }) => Number(each)))
  const standing = standsAtBaseline([...names]) ? all.find(({ name }) => isBaseline(name)) : undefined
  const migrations = all.filter((each) => !names.has(each.name) && each !== standing)
  return { migrations, batch, standing }
}

const noteAsDone = (payload: Payload, { name }: Migration, batch: number, req?: PayloadRequest) =>
  payload.create({ collection: 'payload-migrations', data: { name, batch }, ...(req ? { req } : {}) })

/**
 * SQLite: each migration runs whole or not at all, so an interrupted one starts again. Foreign keys are off
 * meanwhile: a rebuilt table is dropped first, and SQLite does not let a migration switch them off inside a
 * transaction.
 */
async function migrateFile(payload: Payload, migration: Migration, batch: number): Promise<void> {
  payload.logger.info(`Migrating: ${migration.name}`)
  const req = await createLocalReq({}, payload)
  const [before] = await runSql(payload, 'PRAGMA foreign_keys')
  await runSql(payload, 'PRAGMA foreign_keys = OFF')
  try {
    await inTransaction(payload, async () => {
      const { drizzle } = payload.db as unknown as { drizzle: unknown }
      await migration.up({ db: drizzle, payload, req })
      await noteAsDone(payload, migration, batch, req)
    })
  } finally {
    await runSql(payload, `PRAGMA foreign_keys = ${Number(before?.foreign_keys)}`)
  }
}

/** Payload types a migration's arguments as unknown; each adapter has its own. */
async function migrationsOf(payload: Payload): Promise<Migration[]> {
  const { migrations } =
    kindOf(payload) === 'postgres'
      ? await import('../../migrations/postgres/index.ts')
      : await import('../../migrations/sqlite/index.ts')
  return migrations as Migration[]
}

/** Brings the database to the newest schema, in every environment (`prodMigrations` does it in production only). */
export async function migrate(payload: Payload, databaseUrl: string, given?: Migration[]): Promise<void> {
  const all = given ?? (await migrationsOf(payload))
  if ((await due(payload, all)).migrations.length === 0) return
  await oneAtATime(payload, databaseUrl, async () => {
    // Checked again: another desk may have migrated meanwhile.
    const { migrations, batch, standing } = await due(payload, all)
    if (standing) await noteAsDone(payload, standing, batch - 1)
    if (kindOf(payload) === 'postgres') return payload.db.migrate({ migrations: all })
    for (const migration of migrations) await migrateFile(payload, migration, batch)
  })
}
