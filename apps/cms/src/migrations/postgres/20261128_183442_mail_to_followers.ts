import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_report_followers_mail" AS ENUM('sending', 'sent', 'refused');
  ALTER TABLE "report_followers" ADD COLUMN "mail" "enum_report_followers_mail";
  ALTER TABLE "report_followers" ADD COLUMN "attempts" numeric DEFAULT 0;
  ALTER TABLE "report_followers" ADD COLUMN "next_at" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "report_followers" DROP COLUMN "mail";
  ALTER TABLE "report_followers" DROP COLUMN "attempts";
  ALTER TABLE "report_followers" DROP COLUMN "next_at";
  DROP TYPE "public"."enum_report_followers_mail";`)
}
