import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`users\` ADD \`reads_misconduct\` integer;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_mr\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_changed\` text;`)
  await db.run(sql`CREATE INDEX \`users_reads_misconduct_idx\` ON \`users\` (\`reads_misconduct\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`users_reads_misconduct_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reads_misconduct\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_en\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_mr\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_changed\`;`)
}
