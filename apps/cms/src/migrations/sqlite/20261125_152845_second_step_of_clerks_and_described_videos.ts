import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`described\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_described\` text;`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`second_factor_of_clerks\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_second_factor_of_clerks\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`described\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_described\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`second_factor_of_clerks\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_second_factor_of_clerks\`;`)
}
