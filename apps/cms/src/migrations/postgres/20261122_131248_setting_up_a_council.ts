import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_kind" AS ENUM('nagar-panchayat', 'council-a', 'council-b', 'council-c', 'corporation');
  CREATE TYPE "public"."enum_settings_district" AS ENUM('ahilyanagar', 'akola', 'amravati', 'beed', 'bhandara', 'buldhana', 'chandrapur', 'chhatrapati-sambhajinagar', 'dharashiv', 'dhule', 'gadchiroli', 'gondia', 'hingoli', 'jalgaon', 'jalna', 'kolhapur', 'latur', 'mumbai-city', 'mumbai-suburban', 'nagpur', 'nanded', 'nandurbar', 'nashik', 'palghar', 'parbhani', 'pune', 'raigad', 'ratnagiri', 'sangli', 'satara', 'sindhudurg', 'solapur', 'thane', 'wardha', 'washim', 'yavatmal');
  CREATE TYPE "public"."enum_settings_first_language" AS ENUM('mr', 'en');
  CREATE TYPE "public"."enum_settings_required_languages" AS ENUM('both', 'en');
  CREATE TYPE "public"."enum__settings_v_version_kind" AS ENUM('nagar-panchayat', 'council-a', 'council-b', 'council-c', 'corporation');
  CREATE TYPE "public"."enum__settings_v_version_district" AS ENUM('ahilyanagar', 'akola', 'amravati', 'beed', 'bhandara', 'buldhana', 'chandrapur', 'chhatrapati-sambhajinagar', 'dharashiv', 'dhule', 'gadchiroli', 'gondia', 'hingoli', 'jalgaon', 'jalna', 'kolhapur', 'latur', 'mumbai-city', 'mumbai-suburban', 'nagpur', 'nanded', 'nandurbar', 'nashik', 'palghar', 'parbhani', 'pune', 'raigad', 'ratnagiri', 'sangli', 'satara', 'sindhudurg', 'solapur', 'thane', 'wardha', 'washim', 'yavatmal');
  CREATE TYPE "public"."enum__settings_v_version_first_language" AS ENUM('mr', 'en');
  CREATE TYPE "public"."enum__settings_v_version_required_languages" AS ENUM('both', 'en');
  ALTER TABLE "settings" ADD COLUMN "kind" "enum_settings_kind";
  ALTER TABLE "settings" ADD COLUMN "district" "enum_settings_district";
  ALTER TABLE "settings" ADD COLUMN "first_language" "enum_settings_first_language";
  ALTER TABLE "settings" ADD COLUMN "required_languages" "enum_settings_required_languages";
  ALTER TABLE "_settings_v" ADD COLUMN "version_kind" "enum__settings_v_version_kind";
  ALTER TABLE "_settings_v" ADD COLUMN "version_district" "enum__settings_v_version_district";
  ALTER TABLE "_settings_v" ADD COLUMN "version_first_language" "enum__settings_v_version_first_language";
  ALTER TABLE "_settings_v" ADD COLUMN "version_required_languages" "enum__settings_v_version_required_languages";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "kind";
  ALTER TABLE "settings" DROP COLUMN "district";
  ALTER TABLE "settings" DROP COLUMN "first_language";
  ALTER TABLE "settings" DROP COLUMN "required_languages";
  ALTER TABLE "_settings_v" DROP COLUMN "version_kind";
  ALTER TABLE "_settings_v" DROP COLUMN "version_district";
  ALTER TABLE "_settings_v" DROP COLUMN "version_first_language";
  ALTER TABLE "_settings_v" DROP COLUMN "version_required_languages";
  DROP TYPE "public"."enum_settings_kind";
  DROP TYPE "public"."enum_settings_district";
  DROP TYPE "public"."enum_settings_first_language";
  DROP TYPE "public"."enum_settings_required_languages";
  DROP TYPE "public"."enum__settings_v_version_kind";
  DROP TYPE "public"."enum__settings_v_version_district";
  DROP TYPE "public"."enum__settings_v_version_first_language";
  DROP TYPE "public"."enum__settings_v_version_required_languages";`)
}
