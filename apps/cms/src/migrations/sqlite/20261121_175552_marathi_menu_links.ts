import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`menu_entries_items\` ADD \`marathi_link\` text;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` ADD \`marathi_link\` text;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v_version_items\` ADD \`marathi_link\` text;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v\` ADD \`version_marathi_link\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`menu_entries_items\` DROP COLUMN \`marathi_link\`;`)
  await db.run(sql`ALTER TABLE \`menu_entries\` DROP COLUMN \`marathi_link\`;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v_version_items\` DROP COLUMN \`marathi_link\`;`)
  await db.run(sql`ALTER TABLE \`_menu_entries_v\` DROP COLUMN \`version_marathi_link\`;`)
}
