import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_photos_event_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_photos_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__photos_v_version_event_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__photos_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  ALTER TABLE "photos" ADD COLUMN "event_en" varchar;
  ALTER TABLE "photos" ADD COLUMN "event_mr" varchar;
  ALTER TABLE "photos" ADD COLUMN "event_changed" "enum_photos_event_changed";
  ALTER TABLE "photos" ADD COLUMN "date" timestamp(3) with time zone;
  ALTER TABLE "photos" ADD COLUMN "place_en" varchar;
  ALTER TABLE "photos" ADD COLUMN "place_mr" varchar;
  ALTER TABLE "photos" ADD COLUMN "place_changed" "enum_photos_place_changed";
  ALTER TABLE "_photos_v" ADD COLUMN "version_event_en" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_event_mr" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_event_changed" "enum__photos_v_version_event_changed";
  ALTER TABLE "_photos_v" ADD COLUMN "version_date" timestamp(3) with time zone;
  ALTER TABLE "_photos_v" ADD COLUMN "version_place_en" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_place_mr" varchar;
  ALTER TABLE "_photos_v" ADD COLUMN "version_place_changed" "enum__photos_v_version_place_changed";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "photos" DROP COLUMN "event_en";
  ALTER TABLE "photos" DROP COLUMN "event_mr";
  ALTER TABLE "photos" DROP COLUMN "event_changed";
  ALTER TABLE "photos" DROP COLUMN "date";
  ALTER TABLE "photos" DROP COLUMN "place_en";
  ALTER TABLE "photos" DROP COLUMN "place_mr";
  ALTER TABLE "photos" DROP COLUMN "place_changed";
  ALTER TABLE "_photos_v" DROP COLUMN "version_event_en";
  ALTER TABLE "_photos_v" DROP COLUMN "version_event_mr";
  ALTER TABLE "_photos_v" DROP COLUMN "version_event_changed";
  ALTER TABLE "_photos_v" DROP COLUMN "version_date";
  ALTER TABLE "_photos_v" DROP COLUMN "version_place_en";
  ALTER TABLE "_photos_v" DROP COLUMN "version_place_mr";
  ALTER TABLE "_photos_v" DROP COLUMN "version_place_changed";
  DROP TYPE "public"."enum_photos_event_changed";
  DROP TYPE "public"."enum_photos_place_changed";
  DROP TYPE "public"."enum__photos_v_version_event_changed";
  DROP TYPE "public"."enum__photos_v_version_place_changed";`)
}
