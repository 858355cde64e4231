import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`doubt\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`feedback_contact\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_feedback_contact\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`feedback\` DROP COLUMN \`doubt\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`feedback_contact\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_feedback_contact\`;`)
}
