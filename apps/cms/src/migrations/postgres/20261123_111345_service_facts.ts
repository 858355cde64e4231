import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_facts_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_situation" AS ENUM('birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint');
  CREATE TYPE "public"."enum_service_facts_law" AS ENUM('services', 'information');
  CREATE TYPE "public"."enum_service_facts_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_words_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_bring_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_fee_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_giver_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_first_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_second_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_late_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_facts_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_situation" AS ENUM('birth', 'marriage', 'house', 'shop', 'death', 'water', 'complaint');
  CREATE TYPE "public"."enum__service_facts_v_version_law" AS ENUM('services', 'information');
  CREATE TYPE "public"."enum__service_facts_v_version_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_words_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_bring_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_fee_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_giver_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_first_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_second_appeal_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_late_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "service_facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_service_facts_name_changed",
  	"link" varchar,
  	"situation" "enum_service_facts_situation",
  	"law" "enum_service_facts_law",
  	"about_en" varchar,
  	"about_mr" varchar,
  	"about_changed" "enum_service_facts_about_changed",
  	"who_en" varchar,
  	"who_mr" varchar,
  	"who_changed" "enum_service_facts_who_changed",
  	"words_en" varchar,
  	"words_mr" varchar,
  	"words_changed" "enum_service_facts_words_changed",
  	"bring_en" varchar,
  	"bring_mr" varchar,
  	"bring_changed" "enum_service_facts_bring_changed",
  	"fee_en" varchar,
  	"fee_mr" varchar,
  	"fee_changed" "enum_service_facts_fee_changed",
  	"days" numeric,
  	"form_en_id" integer,
  	"form_mr_id" integer,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_service_facts_place_changed",
  	"department_id" integer,
  	"online" varchar,
  	"page" varchar,
  	"giver_en" varchar,
  	"giver_mr" varchar,
  	"giver_changed" "enum_service_facts_giver_changed",
  	"giver_officer_id" integer,
  	"first_appeal_en" varchar,
  	"first_appeal_mr" varchar,
  	"first_appeal_changed" "enum_service_facts_first_appeal_changed",
  	"first_officer_id" integer,
  	"second_appeal_en" varchar,
  	"second_appeal_mr" varchar,
  	"second_appeal_changed" "enum_service_facts_second_appeal_changed",
  	"second_officer_id" integer,
  	"late_en" varchar,
  	"late_mr" varchar,
  	"late_changed" "enum_service_facts_late_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_service_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__service_facts_v_version_name_changed",
  	"version_link" varchar,
  	"version_situation" "enum__service_facts_v_version_situation",
  	"version_law" "enum__service_facts_v_version_law",
  	"version_about_en" varchar,
  	"version_about_mr" varchar,
  	"version_about_changed" "enum__service_facts_v_version_about_changed",
  	"version_who_en" varchar,
  	"version_who_mr" varchar,
  	"version_who_changed" "enum__service_facts_v_version_who_changed",
  	"version_words_en" varchar,
  	"version_words_mr" varchar,
  	"version_words_changed" "enum__service_facts_v_version_words_changed",
  	"version_bring_en" varchar,
  	"version_bring_mr" varchar,
  	"version_bring_changed" "enum__service_facts_v_version_bring_changed",
  	"version_fee_en" varchar,
  	"version_fee_mr" varchar,
  	"version_fee_changed" "enum__service_facts_v_version_fee_changed",
  	"version_days" numeric,
  	"version_form_en_id" integer,
  	"version_form_mr_id" integer,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__service_facts_v_version_place_changed",
  	"version_department_id" integer,
  	"version_online" varchar,
  	"version_page" varchar,
  	"version_giver_en" varchar,
  	"version_giver_mr" varchar,
  	"version_giver_changed" "enum__service_facts_v_version_giver_changed",
  	"version_giver_officer_id" integer,
  	"version_first_appeal_en" varchar,
  	"version_first_appeal_mr" varchar,
  	"version_first_appeal_changed" "enum__service_facts_v_version_first_appeal_changed",
  	"version_first_officer_id" integer,
  	"version_second_appeal_en" varchar,
  	"version_second_appeal_mr" varchar,
  	"version_second_appeal_changed" "enum__service_facts_v_version_second_appeal_changed",
  	"version_second_officer_id" integer,
  	"version_late_en" varchar,
  	"version_late_mr" varchar,
  	"version_late_changed" "enum__service_facts_v_version_late_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_facts_id" integer;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_form_en_id_media_id_fk" FOREIGN KEY ("form_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_form_mr_id_media_id_fk" FOREIGN KEY ("form_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_giver_officer_id_officers_id_fk" FOREIGN KEY ("giver_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_first_officer_id_officers_id_fk" FOREIGN KEY ("first_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_second_officer_id_officers_id_fk" FOREIGN KEY ("second_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_facts" ADD CONSTRAINT "service_facts_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_parent_id_service_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_form_en_id_media_id_fk" FOREIGN KEY ("version_form_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_form_mr_id_media_id_fk" FOREIGN KEY ("version_form_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_giver_officer_id_officers_id_fk" FOREIGN KEY ("version_giver_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_first_officer_id_officers_id_fk" FOREIGN KEY ("version_first_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_second_officer_id_officers_id_fk" FOREIGN KEY ("version_second_officer_id") REFERENCES "public"."officers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_facts_v" ADD CONSTRAINT "_service_facts_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "service_facts__order_idx" ON "service_facts" USING btree ("_order");
  CREATE INDEX "service_facts_listed_as_idx" ON "service_facts" USING btree ("listed_as");
  CREATE INDEX "service_facts_form_form_en_idx" ON "service_facts" USING btree ("form_en_id");
  CREATE INDEX "service_facts_form_form_mr_idx" ON "service_facts" USING btree ("form_mr_id");
  CREATE INDEX "service_facts_department_idx" ON "service_facts" USING btree ("department_id");
  CREATE INDEX "service_facts_giver_officer_idx" ON "service_facts" USING btree ("giver_officer_id");
  CREATE INDEX "service_facts_first_officer_idx" ON "service_facts" USING btree ("first_officer_id");
  CREATE INDEX "service_facts_second_officer_idx" ON "service_facts" USING btree ("second_officer_id");
  CREATE INDEX "service_facts_record_record_owner_idx" ON "service_facts" USING btree ("record_owner_id");
  CREATE INDEX "service_facts_updated_at_idx" ON "service_facts" USING btree ("updated_at");
  CREATE INDEX "service_facts_created_at_idx" ON "service_facts" USING btree ("created_at");
  CREATE INDEX "service_facts_deleted_at_idx" ON "service_facts" USING btree ("deleted_at");
  CREATE INDEX "service_facts__status_idx" ON "service_facts" USING btree ("_status");
  CREATE INDEX "_service_facts_v_parent_idx" ON "_service_facts_v" USING btree ("parent_id");
  CREATE INDEX "_service_facts_v_version_version__order_idx" ON "_service_facts_v" USING btree ("version__order");
  CREATE INDEX "_service_facts_v_version_version_listed_as_idx" ON "_service_facts_v" USING btree ("version_listed_as");
  CREATE INDEX "_service_facts_v_version_form_version_form_en_idx" ON "_service_facts_v" USING btree ("version_form_en_id");
  CREATE INDEX "_service_facts_v_version_form_version_form_mr_idx" ON "_service_facts_v" USING btree ("version_form_mr_id");
  CREATE INDEX "_service_facts_v_version_version_department_idx" ON "_service_facts_v" USING btree ("version_department_id");
  CREATE INDEX "_service_facts_v_version_version_giver_officer_idx" ON "_service_facts_v" USING btree ("version_giver_officer_id");
  CREATE INDEX "_service_facts_v_version_version_first_officer_idx" ON "_service_facts_v" USING btree ("version_first_officer_id");
  CREATE INDEX "_service_facts_v_version_version_second_officer_idx" ON "_service_facts_v" USING btree ("version_second_officer_id");
  CREATE INDEX "_service_facts_v_version_record_version_record_owner_idx" ON "_service_facts_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_service_facts_v_version_version_updated_at_idx" ON "_service_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_facts_v_version_version_created_at_idx" ON "_service_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_service_facts_v_version_version_deleted_at_idx" ON "_service_facts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_facts_v_version_version__status_idx" ON "_service_facts_v" USING btree ("version__status");
  CREATE INDEX "_service_facts_v_created_at_idx" ON "_service_facts_v" USING btree ("created_at");
  CREATE INDEX "_service_facts_v_updated_at_idx" ON "_service_facts_v" USING btree ("updated_at");
  CREATE INDEX "_service_facts_v_latest_idx" ON "_service_facts_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_facts_fk" FOREIGN KEY ("service_facts_id") REFERENCES "public"."service_facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("service_facts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_facts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_facts" CASCADE;
  DROP TABLE "_service_facts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_service_facts_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_facts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_facts_id";
  DROP TYPE "public"."enum_service_facts_name_changed";
  DROP TYPE "public"."enum_service_facts_situation";
  DROP TYPE "public"."enum_service_facts_law";
  DROP TYPE "public"."enum_service_facts_about_changed";
  DROP TYPE "public"."enum_service_facts_who_changed";
  DROP TYPE "public"."enum_service_facts_words_changed";
  DROP TYPE "public"."enum_service_facts_bring_changed";
  DROP TYPE "public"."enum_service_facts_fee_changed";
  DROP TYPE "public"."enum_service_facts_place_changed";
  DROP TYPE "public"."enum_service_facts_giver_changed";
  DROP TYPE "public"."enum_service_facts_first_appeal_changed";
  DROP TYPE "public"."enum_service_facts_second_appeal_changed";
  DROP TYPE "public"."enum_service_facts_late_changed";
  DROP TYPE "public"."enum_service_facts_status";
  DROP TYPE "public"."enum__service_facts_v_version_name_changed";
  DROP TYPE "public"."enum__service_facts_v_version_situation";
  DROP TYPE "public"."enum__service_facts_v_version_law";
  DROP TYPE "public"."enum__service_facts_v_version_about_changed";
  DROP TYPE "public"."enum__service_facts_v_version_who_changed";
  DROP TYPE "public"."enum__service_facts_v_version_words_changed";
  DROP TYPE "public"."enum__service_facts_v_version_bring_changed";
  DROP TYPE "public"."enum__service_facts_v_version_fee_changed";
  DROP TYPE "public"."enum__service_facts_v_version_place_changed";
  DROP TYPE "public"."enum__service_facts_v_version_giver_changed";
  DROP TYPE "public"."enum__service_facts_v_version_first_appeal_changed";
  DROP TYPE "public"."enum__service_facts_v_version_second_appeal_changed";
  DROP TYPE "public"."enum__service_facts_v_version_late_changed";
  DROP TYPE "public"."enum__service_facts_v_version_status";`)
}
