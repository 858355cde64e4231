import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_officers_duty" AS ENUM('chief', 'president', 'grievance', 'information', 'web');
  CREATE TYPE "public"."enum__officers_v_version_duty" AS ENUM('chief', 'president', 'grievance', 'information', 'web');
  ALTER TYPE "public"."enum_settings_required_languages" ADD VALUE 'mr';
  ALTER TYPE "public"."enum__settings_v_version_required_languages" ADD VALUE 'mr';
  ALTER TABLE "officers" ADD COLUMN "duty" "enum_officers_duty";
  ALTER TABLE "_officers_v" ADD COLUMN "version_duty" "enum__officers_v_version_duty";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ALTER COLUMN "required_languages" SET DATA TYPE text;
  DROP TYPE "public"."enum_settings_required_languages";
  CREATE TYPE "public"."enum_settings_required_languages" AS ENUM('both', 'en');
  ALTER TABLE "settings" ALTER COLUMN "required_languages" SET DATA TYPE "public"."enum_settings_required_languages" USING "required_languages"::"public"."enum_settings_required_languages";
  ALTER TABLE "_settings_v" ALTER COLUMN "version_required_languages" SET DATA TYPE text;
  DROP TYPE "public"."enum__settings_v_version_required_languages";
  CREATE TYPE "public"."enum__settings_v_version_required_languages" AS ENUM('both', 'en');
  ALTER TABLE "_settings_v" ALTER COLUMN "version_required_languages" SET DATA TYPE "public"."enum__settings_v_version_required_languages" USING "version_required_languages"::"public"."enum__settings_v_version_required_languages";
  ALTER TABLE "officers" DROP COLUMN "duty";
  ALTER TABLE "_officers_v" DROP COLUMN "version_duty";
  DROP TYPE "public"."enum_officers_duty";
  DROP TYPE "public"."enum__officers_v_version_duty";`)
}
