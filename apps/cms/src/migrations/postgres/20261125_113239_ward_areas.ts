import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_wards_areas_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__wards_v_version_areas_changed" AS ENUM('en', 'mr', 'both');
  ALTER TABLE "wards" ADD COLUMN "areas_en" varchar;
  ALTER TABLE "wards" ADD COLUMN "areas_mr" varchar;
  ALTER TABLE "wards" ADD COLUMN "areas_changed" "enum_wards_areas_changed";
  ALTER TABLE "_wards_v" ADD COLUMN "version_areas_en" varchar;
  ALTER TABLE "_wards_v" ADD COLUMN "version_areas_mr" varchar;
  ALTER TABLE "_wards_v" ADD COLUMN "version_areas_changed" "enum__wards_v_version_areas_changed";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "wards" DROP COLUMN "areas_en";
  ALTER TABLE "wards" DROP COLUMN "areas_mr";
  ALTER TABLE "wards" DROP COLUMN "areas_changed";
  ALTER TABLE "_wards_v" DROP COLUMN "version_areas_en";
  ALTER TABLE "_wards_v" DROP COLUMN "version_areas_mr";
  ALTER TABLE "_wards_v" DROP COLUMN "version_areas_changed";
  DROP TYPE "public"."enum_wards_areas_changed";
  DROP TYPE "public"."enum__wards_v_version_areas_changed";`)
}
