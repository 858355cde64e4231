import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "news" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_news_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_news_v" ADD COLUMN "version_body_mr" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" DROP COLUMN "body_en";
  ALTER TABLE "news" DROP COLUMN "body_mr";
  ALTER TABLE "_news_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_news_v" DROP COLUMN "version_body_mr";`)
}
