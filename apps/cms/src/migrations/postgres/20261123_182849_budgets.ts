import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_budgets_lines_side" AS ENUM('opening', 'income', 'expenditure');
  CREATE TYPE "public"."enum_budgets_lines_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_lines_item_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_unit" AS ENUM('rupees', 'thousands', 'lakh', 'crore');
  CREATE TYPE "public"."enum_budgets_population_source_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budgets_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__budgets_v_version_lines_side" AS ENUM('opening', 'income', 'expenditure');
  CREATE TYPE "public"."enum__budgets_v_version_lines_head_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_lines_item_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_unit" AS ENUM('rupees', 'thousands', 'lakh', 'crore');
  CREATE TYPE "public"."enum__budgets_v_version_population_source_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_note_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budgets_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "budgets_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"side" "enum_budgets_lines_side",
  	"head_en" varchar,
  	"head_mr" varchar,
  	"head_changed" "enum_budgets_lines_head_changed",
  	"item_en" varchar,
  	"item_mr" varchar,
  	"item_changed" "enum_budgets_lines_item_changed",
  	"planned" numeric,
  	"revised" numeric,
  	"actual" numeric
  );
  
  CREATE TABLE "budgets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"year" varchar,
  	"sheet_id" integer,
  	"unit" "enum_budgets_unit",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"population" numeric,
  	"population_source_en" varchar,
  	"population_source_mr" varchar,
  	"population_source_changed" "enum_budgets_population_source_changed",
  	"note_en" varchar,
  	"note_mr" varchar,
  	"note_changed" "enum_budgets_note_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_budgets_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_budgets_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"side" "enum__budgets_v_version_lines_side",
  	"head_en" varchar,
  	"head_mr" varchar,
  	"head_changed" "enum__budgets_v_version_lines_head_changed",
  	"item_en" varchar,
  	"item_mr" varchar,
  	"item_changed" "enum__budgets_v_version_lines_item_changed",
  	"planned" numeric,
  	"revised" numeric,
  	"actual" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_budgets_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_year" varchar,
  	"version_sheet_id" integer,
  	"version_unit" "enum__budgets_v_version_unit",
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_population" numeric,
  	"version_population_source_en" varchar,
  	"version_population_source_mr" varchar,
  	"version_population_source_changed" "enum__budgets_v_version_population_source_changed",
  	"version_note_en" varchar,
  	"version_note_mr" varchar,
  	"version_note_changed" "enum__budgets_v_version_note_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__budgets_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "budgets_id" integer;
  ALTER TABLE "budgets_lines" ADD CONSTRAINT "budgets_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_sheet_id_media_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budgets" ADD CONSTRAINT "budgets_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v_version_lines" ADD CONSTRAINT "_budgets_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_budgets_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_parent_id_budgets_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."budgets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_sheet_id_media_id_fk" FOREIGN KEY ("version_sheet_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budgets_v" ADD CONSTRAINT "_budgets_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "budgets_lines_order_idx" ON "budgets_lines" USING btree ("_order");
  CREATE INDEX "budgets_lines_parent_id_idx" ON "budgets_lines" USING btree ("_parent_id");
  CREATE INDEX "budgets__order_idx" ON "budgets" USING btree ("_order");
  CREATE INDEX "budgets_listed_as_idx" ON "budgets" USING btree ("listed_as");
  CREATE UNIQUE INDEX "budgets_year_idx" ON "budgets" USING btree ("year");
  CREATE INDEX "budgets_sheet_idx" ON "budgets" USING btree ("sheet_id");
  CREATE INDEX "budgets_pdf_pdf_en_idx" ON "budgets" USING btree ("pdf_en_id");
  CREATE INDEX "budgets_pdf_pdf_mr_idx" ON "budgets" USING btree ("pdf_mr_id");
  CREATE INDEX "budgets_record_record_owner_idx" ON "budgets" USING btree ("record_owner_id");
  CREATE INDEX "budgets_updated_at_idx" ON "budgets" USING btree ("updated_at");
  CREATE INDEX "budgets_created_at_idx" ON "budgets" USING btree ("created_at");
  CREATE INDEX "budgets_deleted_at_idx" ON "budgets" USING btree ("deleted_at");
  CREATE INDEX "budgets__status_idx" ON "budgets" USING btree ("_status");
  CREATE INDEX "_budgets_v_version_lines_order_idx" ON "_budgets_v_version_lines" USING btree ("_order");
  CREATE INDEX "_budgets_v_version_lines_parent_id_idx" ON "_budgets_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_budgets_v_parent_idx" ON "_budgets_v" USING btree ("parent_id");
  CREATE INDEX "_budgets_v_version_version__order_idx" ON "_budgets_v" USING btree ("version__order");
  CREATE INDEX "_budgets_v_version_version_listed_as_idx" ON "_budgets_v" USING btree ("version_listed_as");
  CREATE INDEX "_budgets_v_version_version_year_idx" ON "_budgets_v" USING btree ("version_year");
  CREATE INDEX "_budgets_v_version_version_sheet_idx" ON "_budgets_v" USING btree ("version_sheet_id");
  CREATE INDEX "_budgets_v_version_pdf_version_pdf_en_idx" ON "_budgets_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_budgets_v_version_pdf_version_pdf_mr_idx" ON "_budgets_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_budgets_v_version_record_version_record_owner_idx" ON "_budgets_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_budgets_v_version_version_updated_at_idx" ON "_budgets_v" USING btree ("version_updated_at");
  CREATE INDEX "_budgets_v_version_version_created_at_idx" ON "_budgets_v" USING btree ("version_created_at");
  CREATE INDEX "_budgets_v_version_version_deleted_at_idx" ON "_budgets_v" USING btree ("version_deleted_at");
  CREATE INDEX "_budgets_v_version_version__status_idx" ON "_budgets_v" USING btree ("version__status");
  CREATE INDEX "_budgets_v_created_at_idx" ON "_budgets_v" USING btree ("created_at");
  CREATE INDEX "_budgets_v_updated_at_idx" ON "_budgets_v" USING btree ("updated_at");
  CREATE INDEX "_budgets_v_latest_idx" ON "_budgets_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_budgets_fk" FOREIGN KEY ("budgets_id") REFERENCES "public"."budgets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_budgets_id_idx" ON "payload_locked_documents_rels" USING btree ("budgets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "budgets_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "budgets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_budgets_v_version_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_budgets_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "budgets_lines" CASCADE;
  DROP TABLE "budgets" CASCADE;
  DROP TABLE "_budgets_v_version_lines" CASCADE;
  DROP TABLE "_budgets_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_budgets_fk";
  
  DROP INDEX "payload_locked_documents_rels_budgets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "budgets_id";
  DROP TYPE "public"."enum_budgets_lines_side";
  DROP TYPE "public"."enum_budgets_lines_head_changed";
  DROP TYPE "public"."enum_budgets_lines_item_changed";
  DROP TYPE "public"."enum_budgets_unit";
  DROP TYPE "public"."enum_budgets_population_source_changed";
  DROP TYPE "public"."enum_budgets_note_changed";
  DROP TYPE "public"."enum_budgets_status";
  DROP TYPE "public"."enum__budgets_v_version_lines_side";
  DROP TYPE "public"."enum__budgets_v_version_lines_head_changed";
  DROP TYPE "public"."enum__budgets_v_version_lines_item_changed";
  DROP TYPE "public"."enum__budgets_v_version_unit";
  DROP TYPE "public"."enum__budgets_v_version_population_source_changed";
  DROP TYPE "public"."enum__budgets_v_version_note_changed";
  DROP TYPE "public"."enum__budgets_v_version_status";`)
}
