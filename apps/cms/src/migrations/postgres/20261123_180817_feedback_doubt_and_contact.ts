import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feedback_doubt" AS ENUM('trap', 'quick', 'no-form');
  CREATE TYPE "public"."enum_settings_feedback_contact" AS ENUM('both', 'either');
  CREATE TYPE "public"."enum__settings_v_version_feedback_contact" AS ENUM('both', 'either');
  ALTER TABLE "feedback" ADD COLUMN "doubt" "enum_feedback_doubt";
  ALTER TABLE "settings" ADD COLUMN "feedback_contact" "enum_settings_feedback_contact";
  ALTER TABLE "_settings_v" ADD COLUMN "version_feedback_contact" "enum__settings_v_version_feedback_contact";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feedback" DROP COLUMN "doubt";
  ALTER TABLE "settings" DROP COLUMN "feedback_contact";
  ALTER TABLE "_settings_v" DROP COLUMN "version_feedback_contact";
  DROP TYPE "public"."enum_feedback_doubt";
  DROP TYPE "public"."enum_settings_feedback_contact";
  DROP TYPE "public"."enum__settings_v_version_feedback_contact";`)
}
