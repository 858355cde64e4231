import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`report_followers\` ADD \`mail\` text;`)
  await db.run(sql`ALTER TABLE \`report_followers\` ADD \`attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`report_followers\` ADD \`next_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`report_followers\` DROP COLUMN \`mail\`;`)
  await db.run(sql`ALTER TABLE \`report_followers\` DROP COLUMN \`attempts\`;`)
  await db.run(sql`ALTER TABLE \`report_followers\` DROP COLUMN \`next_at\`;`)
}
