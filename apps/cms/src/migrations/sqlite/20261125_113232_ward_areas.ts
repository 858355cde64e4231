import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`wards\` ADD \`areas_en\` text;`)
  await db.run(sql`ALTER TABLE \`wards\` ADD \`areas_mr\` text;`)
  await db.run(sql`ALTER TABLE \`wards\` ADD \`areas_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` ADD \`version_areas_en\` text;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` ADD \`version_areas_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` ADD \`version_areas_changed\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`wards\` DROP COLUMN \`areas_en\`;`)
  await db.run(sql`ALTER TABLE \`wards\` DROP COLUMN \`areas_mr\`;`)
  await db.run(sql`ALTER TABLE \`wards\` DROP COLUMN \`areas_changed\`;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` DROP COLUMN \`version_areas_en\`;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` DROP COLUMN \`version_areas_mr\`;`)
  await db.run(sql`ALTER TABLE \`_wards_v\` DROP COLUMN \`version_areas_changed\`;`)
}
