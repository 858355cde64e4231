import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_always_open_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_settings_chat_reply_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_always_open_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__settings_v_version_chat_reply_changed" AS ENUM('en', 'mr', 'both');
  ALTER TABLE "settings" ADD COLUMN "grievance_email" varchar;
  ALTER TABLE "settings" ADD COLUMN "always_open_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "always_open_mr" varchar;
  ALTER TABLE "settings" ADD COLUMN "always_open_changed" "enum_settings_always_open_changed";
  ALTER TABLE "settings" ADD COLUMN "chat_reply_en" varchar;
  ALTER TABLE "settings" ADD COLUMN "chat_reply_mr" varchar;
  ALTER TABLE "settings" ADD COLUMN "chat_reply_changed" "enum_settings_chat_reply_changed";
  ALTER TABLE "settings" ADD COLUMN "answer_days" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_grievance_email" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_always_open_en" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_always_open_mr" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_always_open_changed" "enum__settings_v_version_always_open_changed";
  ALTER TABLE "_settings_v" ADD COLUMN "version_chat_reply_en" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_chat_reply_mr" varchar;
  ALTER TABLE "_settings_v" ADD COLUMN "version_chat_reply_changed" "enum__settings_v_version_chat_reply_changed";
  ALTER TABLE "_settings_v" ADD COLUMN "version_answer_days" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "grievance_email";
  ALTER TABLE "settings" DROP COLUMN "always_open_en";
  ALTER TABLE "settings" DROP COLUMN "always_open_mr";
  ALTER TABLE "settings" DROP COLUMN "always_open_changed";
  ALTER TABLE "settings" DROP COLUMN "chat_reply_en";
  ALTER TABLE "settings" DROP COLUMN "chat_reply_mr";
  ALTER TABLE "settings" DROP COLUMN "chat_reply_changed";
  ALTER TABLE "settings" DROP COLUMN "answer_days";
  ALTER TABLE "_settings_v" DROP COLUMN "version_grievance_email";
  ALTER TABLE "_settings_v" DROP COLUMN "version_always_open_en";
  ALTER TABLE "_settings_v" DROP COLUMN "version_always_open_mr";
  ALTER TABLE "_settings_v" DROP COLUMN "version_always_open_changed";
  ALTER TABLE "_settings_v" DROP COLUMN "version_chat_reply_en";
  ALTER TABLE "_settings_v" DROP COLUMN "version_chat_reply_mr";
  ALTER TABLE "_settings_v" DROP COLUMN "version_chat_reply_changed";
  ALTER TABLE "_settings_v" DROP COLUMN "version_answer_days";
  DROP TYPE "public"."enum_settings_always_open_changed";
  DROP TYPE "public"."enum_settings_chat_reply_changed";
  DROP TYPE "public"."enum__settings_v_version_always_open_changed";
  DROP TYPE "public"."enum__settings_v_version_chat_reply_changed";`)
}
