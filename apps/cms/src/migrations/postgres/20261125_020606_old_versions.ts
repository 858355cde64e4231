import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_old_versions_taken_out_list" AS ENUM('budgets', 'citizenCharter', 'disclosureDepartments', 'downloads', 'functions', 'gardens', 'headings', 'healthWorks', 'holidays', 'municipalProperties', 'ponds', 'roads', 'schools', 'screenReaders', 'treatmentFacilities', 'treeCensus', 'wards', 'websiteLinks');
  CREATE TYPE "public"."enum__settings_v_version_old_versions_taken_out_list" AS ENUM('budgets', 'citizenCharter', 'disclosureDepartments', 'downloads', 'functions', 'gardens', 'headings', 'healthWorks', 'holidays', 'municipalProperties', 'ponds', 'roads', 'schools', 'screenReaders', 'treatmentFacilities', 'treeCensus', 'wards', 'websiteLinks');
  CREATE TABLE "settings_old_versions_taken_out" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list" "enum_settings_old_versions_taken_out_list",
  	"number" numeric,
  	"before" timestamp(3) with time zone
  );
  
  CREATE TABLE "_settings_v_version_old_versions_taken_out" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" "enum__settings_v_version_old_versions_taken_out_list",
  	"number" numeric,
  	"before" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "old_versions_from" timestamp(3) with time zone;
  ALTER TABLE "_settings_v" ADD COLUMN "version_old_versions_from" timestamp(3) with time zone;
  ALTER TABLE "settings_old_versions_taken_out" ADD CONSTRAINT "settings_old_versions_taken_out_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_old_versions_taken_out" ADD CONSTRAINT "_settings_v_version_old_versions_taken_out_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_old_versions_taken_out_order_idx" ON "settings_old_versions_taken_out" USING btree ("_order");
  CREATE INDEX "settings_old_versions_taken_out_parent_id_idx" ON "settings_old_versions_taken_out" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_old_versions_taken_out_order_idx" ON "_settings_v_version_old_versions_taken_out" USING btree ("_order");
  CREATE INDEX "_settings_v_version_old_versions_taken_out_parent_id_idx" ON "_settings_v_version_old_versions_taken_out" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_old_versions_taken_out" CASCADE;
  DROP TABLE "_settings_v_version_old_versions_taken_out" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "old_versions_from";
  ALTER TABLE "_settings_v" DROP COLUMN "version_old_versions_from";
  DROP TYPE "public"."enum_settings_old_versions_taken_out_list";
  DROP TYPE "public"."enum__settings_v_version_old_versions_taken_out_list";`)
}
