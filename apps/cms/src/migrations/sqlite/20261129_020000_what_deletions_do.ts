import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const locks = [
  'events',
  'public_notices',
  'report_kinds',
  'reports',
  'budget_proposals',
  'resident_files',
  'report_followers',
  'mail_subscriptions',
  'mail_batches',
  'mail_deliveries',
  'mail_news',
].map((parent) => ({
  table: 'payload_locked_documents_rels',
  column: `${parent}_id`,
  index: `payload_locked_documents_rels_${parent}_id_idx`,
  parent,
  rule: 'cascade',
}))

const relations = [
  ['proposal_notice', 'public_notices'],
  ['report_kind', 'report_kinds'],
  ['public_notice', 'public_notices'],
].map(([field, parent]) => ({
  table: 'feedback',
  column: `${field}_id`,
  index: `feedback_${field}_idx`,
  parent,
  rule: 'set null',
}))

/**
 * Columns that a migration adds came without their rule for deletions (drizzle-team/drizzle-orm#5619), so a notice that
 * somebody had answered could not be taken out of the trash for good, nor the demo council out of the desk. SQLite
 * changes no rule of a column, so each column is made anew; no table is, because that would erase what refers to it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const { table, column, index, parent, rule } of [...locks, ...relations])
    for (const statement of [
      `ALTER TABLE ${table} ADD new_relation integer REFERENCES ${parent}(id) ON DELETE ${rule}`,
      `UPDATE ${table} SET new_relation = ${column} WHERE ${column} IS NOT NULL`,
      `DROP INDEX ${index}`,
      `ALTER TABLE ${table} DROP COLUMN ${column}`,
      `ALTER TABLE ${table} RENAME COLUMN new_relation TO ${column}`,
      `CREATE INDEX ${index} ON ${table} (${column})`,
    ])
      await db.run(sql.raw(statement))
}

/** The rule does no harm. */
export async function down(_: MigrateDownArgs): Promise<void> {}
