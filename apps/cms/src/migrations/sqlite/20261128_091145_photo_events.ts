import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`photos\` ADD \`event_en\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`event_mr\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`event_changed\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`date\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`place_en\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`place_mr\` text;`)
  await db.run(sql`ALTER TABLE \`photos\` ADD \`place_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_event_en\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_event_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_event_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_date\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_place_en\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_place_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` ADD \`version_place_changed\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`event_en\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`event_mr\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`event_changed\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`date\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`place_en\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`place_mr\`;`)
  await db.run(sql`ALTER TABLE \`photos\` DROP COLUMN \`place_changed\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_event_en\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_event_mr\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_event_changed\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_date\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_place_en\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_place_mr\`;`)
  await db.run(sql`ALTER TABLE \`_photos_v\` DROP COLUMN \`version_place_changed\`;`)
}
