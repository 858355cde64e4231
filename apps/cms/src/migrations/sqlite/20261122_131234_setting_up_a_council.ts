import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`district\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`first_language\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`required_languages\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_district\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_first_language\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_required_languages\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`district\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`first_language\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`required_languages\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_kind\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_district\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_first_language\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_required_languages\`;`)
}
