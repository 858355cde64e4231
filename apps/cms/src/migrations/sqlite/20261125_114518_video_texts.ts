import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` ADD \`captions\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`transcript_en\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`transcript_mr\` text;`)
  await db.run(sql`ALTER TABLE \`videos\` ADD \`transcript_changed\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_captions\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_transcript_en\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_transcript_mr\` text;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` ADD \`version_transcript_changed\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`captions\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`transcript_en\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`transcript_mr\`;`)
  await db.run(sql`ALTER TABLE \`videos\` DROP COLUMN \`transcript_changed\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_captions\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_transcript_en\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_transcript_mr\`;`)
  await db.run(sql`ALTER TABLE \`_videos_v\` DROP COLUMN \`version_transcript_changed\`;`)
}
