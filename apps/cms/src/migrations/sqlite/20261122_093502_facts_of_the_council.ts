import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`grievance_email\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`always_open_en\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`always_open_mr\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`always_open_changed\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`chat_reply_en\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`chat_reply_mr\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`chat_reply_changed\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`answer_days\` numeric;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_grievance_email\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_always_open_en\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_always_open_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_always_open_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_chat_reply_en\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_chat_reply_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_chat_reply_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_answer_days\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`grievance_email\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`always_open_en\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`always_open_mr\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`always_open_changed\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`chat_reply_en\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`chat_reply_mr\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`chat_reply_changed\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`answer_days\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_grievance_email\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_always_open_en\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_always_open_mr\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_always_open_changed\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_chat_reply_en\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_chat_reply_mr\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_chat_reply_changed\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_answer_days\`;`)
}
