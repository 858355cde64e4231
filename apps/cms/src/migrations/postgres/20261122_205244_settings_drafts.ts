import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What was stored before was public: Payload's statements, which would make drafts of it, were changed in that.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  ALTER TABLE "settings" ALTER COLUMN "name_en" DROP NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "abbreviation_en" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_name_en" DROP NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_abbreviation_en" DROP NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "_status" "enum_settings_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v" ADD COLUMN "version__status" "enum__settings_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_settings_v" ADD COLUMN "latest" boolean;
  UPDATE "settings" SET "_status" = 'published';
  UPDATE "_settings_v" SET "version__status" = 'published', "latest" = "id" = (SELECT max("id") FROM "_settings_v");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "settings__status_idx";
  DROP INDEX "_settings_v_version_version__status_idx";
  DROP INDEX "_settings_v_latest_idx";
  ALTER TABLE "settings" ALTER COLUMN "name_en" SET NOT NULL;
  ALTER TABLE "settings" ALTER COLUMN "abbreviation_en" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_name_en" SET NOT NULL;
  ALTER TABLE "_settings_v" ALTER COLUMN "version_abbreviation_en" SET NOT NULL;
  ALTER TABLE "settings" DROP COLUMN "_status";
  ALTER TABLE "_settings_v" DROP COLUMN "version__status";
  ALTER TABLE "_settings_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_status";`)
}
