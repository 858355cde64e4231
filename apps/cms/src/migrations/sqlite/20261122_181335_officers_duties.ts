import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`officers\` ADD \`duty\` text;`)
  await db.run(sql`ALTER TABLE \`_officers_v\` ADD \`version_duty\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`officers\` DROP COLUMN \`duty\`;`)
  await db.run(sql`ALTER TABLE \`_officers_v\` DROP COLUMN \`version_duty\`;`)
}
