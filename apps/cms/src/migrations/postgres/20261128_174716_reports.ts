import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_report_kinds_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_report_kinds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__report_kinds_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__report_kinds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reports_state" AS ENUM('new', 'inProgress', 'answered', 'closed');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_state" AS ENUM('new', 'inProgress', 'answered', 'closed');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "report_kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_report_kinds_name_changed",
  	"department_id" integer,
  	"working_days" numeric,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_report_kinds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_report_kinds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__report_kinds_v_version_name_changed",
  	"version_department_id" integer,
  	"version_working_days" numeric,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__report_kinds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"kind_id" integer,
  	"ward_number" varchar,
  	"place" varchar,
  	"position" varchar,
  	"state" "enum_reports_state" DEFAULT 'new',
  	"received_on" timestamp(3) with time zone,
  	"due_on" timestamp(3) with time zone,
  	"done_on" timestamp(3) with time zone,
  	"photograph_id" integer,
  	"followers" numeric,
  	"message" numeric,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reports_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reports_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_kind_id" integer,
  	"version_ward_number" varchar,
  	"version_place" varchar,
  	"version_position" varchar,
  	"version_state" "enum__reports_v_version_state" DEFAULT 'new',
  	"version_received_on" timestamp(3) with time zone,
  	"version_due_on" timestamp(3) with time zone,
  	"version_done_on" timestamp(3) with time zone,
  	"version_photograph_id" integer,
  	"version_followers" numeric,
  	"version_message" numeric,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reports_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_kinds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "report_kinds" ADD CONSTRAINT "report_kinds_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "report_kinds" ADD CONSTRAINT "report_kinds_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_report_kinds_v" ADD CONSTRAINT "_report_kinds_v_parent_id_report_kinds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."report_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_report_kinds_v" ADD CONSTRAINT "_report_kinds_v_version_department_id_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_report_kinds_v" ADD CONSTRAINT "_report_kinds_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_kind_id_report_kinds_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."report_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_photograph_id_media_id_fk" FOREIGN KEY ("photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_kind_id_report_kinds_id_fk" FOREIGN KEY ("version_kind_id") REFERENCES "public"."report_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_photograph_id_media_id_fk" FOREIGN KEY ("version_photograph_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "report_kinds__order_idx" ON "report_kinds" USING btree ("_order");
  CREATE INDEX "report_kinds_listed_as_idx" ON "report_kinds" USING btree ("listed_as");
  CREATE INDEX "report_kinds_department_idx" ON "report_kinds" USING btree ("department_id");
  CREATE INDEX "report_kinds_record_record_owner_idx" ON "report_kinds" USING btree ("record_owner_id");
  CREATE INDEX "report_kinds_updated_at_idx" ON "report_kinds" USING btree ("updated_at");
  CREATE INDEX "report_kinds_created_at_idx" ON "report_kinds" USING btree ("created_at");
  CREATE INDEX "report_kinds_deleted_at_idx" ON "report_kinds" USING btree ("deleted_at");
  CREATE INDEX "report_kinds__status_idx" ON "report_kinds" USING btree ("_status");
  CREATE INDEX "_report_kinds_v_parent_idx" ON "_report_kinds_v" USING btree ("parent_id");
  CREATE INDEX "_report_kinds_v_version_version__order_idx" ON "_report_kinds_v" USING btree ("version__order");
  CREATE INDEX "_report_kinds_v_version_version_listed_as_idx" ON "_report_kinds_v" USING btree ("version_listed_as");
  CREATE INDEX "_report_kinds_v_version_version_department_idx" ON "_report_kinds_v" USING btree ("version_department_id");
  CREATE INDEX "_report_kinds_v_version_record_version_record_owner_idx" ON "_report_kinds_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_report_kinds_v_version_version_updated_at_idx" ON "_report_kinds_v" USING btree ("version_updated_at");
  CREATE INDEX "_report_kinds_v_version_version_created_at_idx" ON "_report_kinds_v" USING btree ("version_created_at");
  CREATE INDEX "_report_kinds_v_version_version_deleted_at_idx" ON "_report_kinds_v" USING btree ("version_deleted_at");
  CREATE INDEX "_report_kinds_v_version_version__status_idx" ON "_report_kinds_v" USING btree ("version__status");
  CREATE INDEX "_report_kinds_v_created_at_idx" ON "_report_kinds_v" USING btree ("created_at");
  CREATE INDEX "_report_kinds_v_updated_at_idx" ON "_report_kinds_v" USING btree ("updated_at");
  CREATE INDEX "_report_kinds_v_latest_idx" ON "_report_kinds_v" USING btree ("latest");
  CREATE INDEX "reports__order_idx" ON "reports" USING btree ("_order");
  CREATE INDEX "reports_listed_as_idx" ON "reports" USING btree ("listed_as");
  CREATE INDEX "reports_kind_idx" ON "reports" USING btree ("kind_id");
  CREATE INDEX "reports_photograph_idx" ON "reports" USING btree ("photograph_id");
  CREATE UNIQUE INDEX "reports_message_idx" ON "reports" USING btree ("message");
  CREATE INDEX "reports_record_record_owner_idx" ON "reports" USING btree ("record_owner_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "reports__status_idx" ON "reports" USING btree ("_status");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version__order_idx" ON "_reports_v" USING btree ("version__order");
  CREATE INDEX "_reports_v_version_version_listed_as_idx" ON "_reports_v" USING btree ("version_listed_as");
  CREATE INDEX "_reports_v_version_version_kind_idx" ON "_reports_v" USING btree ("version_kind_id");
  CREATE INDEX "_reports_v_version_version_photograph_idx" ON "_reports_v" USING btree ("version_photograph_id");
  CREATE INDEX "_reports_v_version_version_message_idx" ON "_reports_v" USING btree ("version_message");
  CREATE INDEX "_reports_v_version_record_version_record_owner_idx" ON "_reports_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version_deleted_at_idx" ON "_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v" USING btree ("version__status");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_kinds_fk" FOREIGN KEY ("report_kinds_id") REFERENCES "public"."report_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_report_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("report_kinds_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "report_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_report_kinds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "report_kinds" CASCADE;
  DROP TABLE "_report_kinds_v" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_kinds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  DROP INDEX "payload_locked_documents_rels_report_kinds_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_kinds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  DROP TYPE "public"."enum_report_kinds_name_changed";
  DROP TYPE "public"."enum_report_kinds_status";
  DROP TYPE "public"."enum__report_kinds_v_version_name_changed";
  DROP TYPE "public"."enum__report_kinds_v_version_status";
  DROP TYPE "public"."enum_reports_state";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_state";
  DROP TYPE "public"."enum__reports_v_version_status";`)
}
