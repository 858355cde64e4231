import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`kind\` text DEFAULT 'message';`)
  await db.run(sql`CREATE INDEX \`feedback_kind_idx\` ON \`feedback\` (\`kind\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`feedback_kind_idx\`;`)
  await db.run(sql`ALTER TABLE \`feedback\` DROP COLUMN \`kind\`;`)
}
