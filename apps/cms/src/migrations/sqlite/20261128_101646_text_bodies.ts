import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`body_en\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`body_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_body_en\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_body_mr\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`body_en\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`body_mr\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_body_en\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_body_mr\`;`)
}
