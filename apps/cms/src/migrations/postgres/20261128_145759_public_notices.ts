import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_public_notices_documents_kind" AS ENUM('draft', 'map', 'schedule', 'other');
  CREATE TYPE "public"."enum_public_notices_documents_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_corrigenda_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_kind" AS ENUM('objection', 'suggestion', 'survey', 'trees', 'general');
  CREATE TYPE "public"."enum_public_notices_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_law" AS ENUM('trees8', 'plan26', 'plan37');
  CREATE TYPE "public"."enum_public_notices_other_law_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_post_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_in_person_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_hearing_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_decision_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__public_notices_v_version_documents_kind" AS ENUM('draft', 'map', 'schedule', 'other');
  CREATE TYPE "public"."enum__public_notices_v_version_documents_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_corrigenda_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_kind" AS ENUM('objection', 'suggestion', 'survey', 'trees', 'general');
  CREATE TYPE "public"."enum__public_notices_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_law" AS ENUM('trees8', 'plan26', 'plan37');
  CREATE TYPE "public"."enum__public_notices_v_version_other_law_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_post_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_in_person_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_hearing_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_decision_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "public_notices_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_public_notices_documents_kind" DEFAULT 'draft',
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_public_notices_documents_title_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "public_notices_corrigenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_public_notices_corrigenda_text_changed",
  	"closes" timestamp(3) with time zone,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "public_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_public_notices_title_changed",
  	"link" varchar,
  	"kind" "enum_public_notices_kind" DEFAULT 'objection',
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_public_notices_text_changed",
  	"body_en" jsonb,
  	"body_mr" jsonb,
  	"law" "enum_public_notices_law",
  	"other_law_en" varchar,
  	"other_law_mr" varchar,
  	"other_law_changed" "enum_public_notices_other_law_changed",
  	"opens" timestamp(3) with time zone,
  	"closes" timestamp(3) with time zone,
  	"wards" varchar,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_public_notices_place_changed",
  	"department_id" integer,
  	"post_en" varchar,
  	"post_mr" varchar,
  	"post_changed" "enum_public_notices_post_changed",
  	"in_person_en" varchar,
  	"in_person_mr" varchar,
  	"in_person_changed" "enum_public_notices_in_person_changed",
  	"hearing" timestamp(3) with time zone,
  	"hearing_place_en" varchar,
  	"hearing_place_mr" varchar,
  	"hearing_place_changed" "enum_public_notices_hearing_place_changed",
  	"decided" timestamp(3) with time zone,
  	"answers" numeric,
  	"decision_en" varchar,
  	"decision_mr" varchar,
  	"decision_changed" "enum_public_notices_decision_changed",
  	"order_en_id" integer,
  	"order_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_public_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_public_notices_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__public_notices_v_version_documents_kind" DEFAULT 'draft',
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum__public_notices_v_version_documents_title_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_public_notices_v_version_corrigenda" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum__public_notices_v_version_corrigenda_text_changed",
  	"closes" timestamp(3) with time zone,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_public_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__public_notices_v_version_title_changed",
  	"version_link" varchar,
  	"version_kind" "enum__public_notices_v_version_kind" DEFAULT 'objection',
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__public_notices_v_version_text_changed",
  	"version_body_en" jsonb,
  	"version_body_mr" jsonb,
  	"version_law" "enum__public_notices_v_version_law",
  	"version_other_law_en" varchar,
  	"version_other_law_mr" varchar,
  	"version_other_law_changed" "enum__public_notices_v_version_other_law_changed",
  	"version_opens" timestamp(3) with time zone,
  	"version_closes" timestamp(3) with time zone,
  	"version_wards" varchar,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__public_notices_v_version_place_changed",
  	"version_department_id" integer,
  	"version_post_en" varchar,
  	"version_post_mr" varchar,
  	"version_post_changed" "enum__public_notices_v_version_post_changed",
  	"version_in_person_en" varchar,
  	"version_in_person_mr" varchar,
  	"version_in_person_changed" "enum__public_notices_v_version_in_person_changed",
  	"version_hearing" timestamp(3) with time zone,
  	"version_hearing_place_en" varchar,
  	"version_hearing_place_mr" varchar,
  	"version_hearing_place_changed" "enum__public_notices_v_version_hearing_place_changed",
  	"version_decided" timestamp(3) with time zone,
  	"version_answers" numeric,
  	"version_decision_en" varchar,
  	"version_decision_mr" varchar,
  	"version_decision_changed" "enum__public_notices_v_version_decision_changed",
  	"version_order_en_id" integer,
  	"version_order_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__public_notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "public_notices_id" integer;
  ALTER TABLE "public_notices_documents" ADD CONSTRAINT "public_notices_documents_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices_documents" ADD CONSTRAINT "public_notices_documents_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices_documents" ADD CONSTRAINT "public_notices_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notices_corrigenda" ADD CONSTRAINT "public_notices_corrigenda_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices_corrigenda" ADD CONSTRAINT "public_notices_corrigenda_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices_corrigenda" ADD CONSTRAINT "public_notices_corrigenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notices" ADD CONSTRAINT "public_notices_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices" ADD CONSTRAINT "public_notices_order_en_id_media_id_fk" FOREIGN KEY ("order_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices" ADD CONSTRAINT "public_notices_order_mr_id_media_id_fk" FOREIGN KEY ("order_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "public_notices" ADD CONSTRAINT "public_notices_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_documents" ADD CONSTRAINT "_public_notices_v_version_documents_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_documents" ADD CONSTRAINT "_public_notices_v_version_documents_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_documents" ADD CONSTRAINT "_public_notices_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_corrigenda" ADD CONSTRAINT "_public_notices_v_version_corrigenda_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_corrigenda" ADD CONSTRAINT "_public_notices_v_version_corrigenda_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_corrigenda" ADD CONSTRAINT "_public_notices_v_version_corrigenda_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notices_v" ADD CONSTRAINT "_public_notices_v_parent_id_public_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v" ADD CONSTRAINT "_public_notices_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v" ADD CONSTRAINT "_public_notices_v_version_order_en_id_media_id_fk" FOREIGN KEY ("version_order_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v" ADD CONSTRAINT "_public_notices_v_version_order_mr_id_media_id_fk" FOREIGN KEY ("version_order_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_public_notices_v" ADD CONSTRAINT "_public_notices_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "public_notices_documents_order_idx" ON "public_notices_documents" USING btree ("_order");
  CREATE INDEX "public_notices_documents_parent_id_idx" ON "public_notices_documents" USING btree ("_parent_id");
  CREATE INDEX "public_notices_documents_pdf_pdf_en_idx" ON "public_notices_documents" USING btree ("pdf_en_id");
  CREATE INDEX "public_notices_documents_pdf_pdf_mr_idx" ON "public_notices_documents" USING btree ("pdf_mr_id");
  CREATE INDEX "public_notices_corrigenda_order_idx" ON "public_notices_corrigenda" USING btree ("_order");
  CREATE INDEX "public_notices_corrigenda_parent_id_idx" ON "public_notices_corrigenda" USING btree ("_parent_id");
  CREATE INDEX "public_notices_corrigenda_pdf_pdf_en_idx" ON "public_notices_corrigenda" USING btree ("pdf_en_id");
  CREATE INDEX "public_notices_corrigenda_pdf_pdf_mr_idx" ON "public_notices_corrigenda" USING btree ("pdf_mr_id");
  CREATE INDEX "public_notices__order_idx" ON "public_notices" USING btree ("_order");
  CREATE INDEX "public_notices_listed_as_idx" ON "public_notices" USING btree ("listed_as");
  CREATE INDEX "public_notices_department_idx" ON "public_notices" USING btree ("department_id");
  CREATE INDEX "public_notices_order_order_en_idx" ON "public_notices" USING btree ("order_en_id");
  CREATE INDEX "public_notices_order_order_mr_idx" ON "public_notices" USING btree ("order_mr_id");
  CREATE INDEX "public_notices_record_record_owner_idx" ON "public_notices" USING btree ("record_owner_id");
  CREATE INDEX "public_notices_updated_at_idx" ON "public_notices" USING btree ("updated_at");
  CREATE INDEX "public_notices_created_at_idx" ON "public_notices" USING btree ("created_at");
  CREATE INDEX "public_notices_deleted_at_idx" ON "public_notices" USING btree ("deleted_at");
  CREATE INDEX "public_notices__status_idx" ON "public_notices" USING btree ("_status");
  CREATE INDEX "_public_notices_v_version_documents_order_idx" ON "_public_notices_v_version_documents" USING btree ("_order");
  CREATE INDEX "_public_notices_v_version_documents_parent_id_idx" ON "_public_notices_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_public_notices_v_version_documents_pdf_pdf_en_idx" ON "_public_notices_v_version_documents" USING btree ("pdf_en_id");
  CREATE INDEX "_public_notices_v_version_documents_pdf_pdf_mr_idx" ON "_public_notices_v_version_documents" USING btree ("pdf_mr_id");
  CREATE INDEX "_public_notices_v_version_corrigenda_order_idx" ON "_public_notices_v_version_corrigenda" USING btree ("_order");
  CREATE INDEX "_public_notices_v_version_corrigenda_parent_id_idx" ON "_public_notices_v_version_corrigenda" USING btree ("_parent_id");
  CREATE INDEX "_public_notices_v_version_corrigenda_pdf_pdf_en_idx" ON "_public_notices_v_version_corrigenda" USING btree ("pdf_en_id");
  CREATE INDEX "_public_notices_v_version_corrigenda_pdf_pdf_mr_idx" ON "_public_notices_v_version_corrigenda" USING btree ("pdf_mr_id");
  CREATE INDEX "_public_notices_v_parent_idx" ON "_public_notices_v" USING btree ("parent_id");
  CREATE INDEX "_public_notices_v_version_version__order_idx" ON "_public_notices_v" USING btree ("version__order");
  CREATE INDEX "_public_notices_v_version_version_listed_as_idx" ON "_public_notices_v" USING btree ("version_listed_as");
  CREATE INDEX "_public_notices_v_version_version_department_idx" ON "_public_notices_v" USING btree ("version_department_id");
  CREATE INDEX "_public_notices_v_version_order_version_order_en_idx" ON "_public_notices_v" USING btree ("version_order_en_id");
  CREATE INDEX "_public_notices_v_version_order_version_order_mr_idx" ON "_public_notices_v" USING btree ("version_order_mr_id");
  CREATE INDEX "_public_notices_v_version_record_version_record_owner_idx" ON "_public_notices_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_public_notices_v_version_version_updated_at_idx" ON "_public_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_public_notices_v_version_version_created_at_idx" ON "_public_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_public_notices_v_version_version_deleted_at_idx" ON "_public_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_public_notices_v_version_version__status_idx" ON "_public_notices_v" USING btree ("version__status");
  CREATE INDEX "_public_notices_v_created_at_idx" ON "_public_notices_v" USING btree ("created_at");
  CREATE INDEX "_public_notices_v_updated_at_idx" ON "_public_notices_v" USING btree ("updated_at");
  CREATE INDEX "_public_notices_v_latest_idx" ON "_public_notices_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_notices_fk" FOREIGN KEY ("public_notices_id") REFERENCES "public"."public_notices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_public_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("public_notices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "public_notices_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_notices_corrigenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_notices_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_notices_v_version_corrigenda" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_notices_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "public_notices_documents" CASCADE;
  DROP TABLE "public_notices_corrigenda" CASCADE;
  DROP TABLE "public_notices" CASCADE;
  DROP TABLE "_public_notices_v_version_documents" CASCADE;
  DROP TABLE "_public_notices_v_version_corrigenda" CASCADE;
  DROP TABLE "_public_notices_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_public_notices_fk";
  
  DROP INDEX "payload_locked_documents_rels_public_notices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "public_notices_id";
  DROP TYPE "public"."enum_public_notices_documents_kind";
  DROP TYPE "public"."enum_public_notices_documents_title_changed";
  DROP TYPE "public"."enum_public_notices_corrigenda_text_changed";
  DROP TYPE "public"."enum_public_notices_title_changed";
  DROP TYPE "public"."enum_public_notices_kind";
  DROP TYPE "public"."enum_public_notices_text_changed";
  DROP TYPE "public"."enum_public_notices_law";
  DROP TYPE "public"."enum_public_notices_other_law_changed";
  DROP TYPE "public"."enum_public_notices_place_changed";
  DROP TYPE "public"."enum_public_notices_post_changed";
  DROP TYPE "public"."enum_public_notices_in_person_changed";
  DROP TYPE "public"."enum_public_notices_hearing_place_changed";
  DROP TYPE "public"."enum_public_notices_decision_changed";
  DROP TYPE "public"."enum_public_notices_status";
  DROP TYPE "public"."enum__public_notices_v_version_documents_kind";
  DROP TYPE "public"."enum__public_notices_v_version_documents_title_changed";
  DROP TYPE "public"."enum__public_notices_v_version_corrigenda_text_changed";
  DROP TYPE "public"."enum__public_notices_v_version_title_changed";
  DROP TYPE "public"."enum__public_notices_v_version_kind";
  DROP TYPE "public"."enum__public_notices_v_version_text_changed";
  DROP TYPE "public"."enum__public_notices_v_version_law";
  DROP TYPE "public"."enum__public_notices_v_version_other_law_changed";
  DROP TYPE "public"."enum__public_notices_v_version_place_changed";
  DROP TYPE "public"."enum__public_notices_v_version_post_changed";
  DROP TYPE "public"."enum__public_notices_v_version_in_person_changed";
  DROP TYPE "public"."enum__public_notices_v_version_hearing_place_changed";
  DROP TYPE "public"."enum__public_notices_v_version_decision_changed";
  DROP TYPE "public"."enum__public_notices_v_version_status";`)
}
