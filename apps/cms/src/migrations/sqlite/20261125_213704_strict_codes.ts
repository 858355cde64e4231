import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`strict_codes\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_strict_codes\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`strict_codes\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_strict_codes\`;`)
}
