import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_service_states_service" AS ENUM('water', 'roads', 'streetLights', 'waste', 'buses', 'offices', 'onlinePayments');
  CREATE TYPE "public"."enum_service_states_state" AS ENUM('normal', 'limited', 'stopped');
  CREATE TYPE "public"."enum_service_states_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_service_states_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__service_states_v_version_service" AS ENUM('water', 'roads', 'streetLights', 'waste', 'buses', 'offices', 'onlinePayments');
  CREATE TYPE "public"."enum__service_states_v_version_state" AS ENUM('normal', 'limited', 'stopped');
  CREATE TYPE "public"."enum__service_states_v_version_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__service_states_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_holidays_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_holidays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__holidays_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__holidays_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "service_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"service" "enum_service_states_service",
  	"state" "enum_service_states_state",
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_service_states_reason_changed",
  	"wards" varchar,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"department_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_service_states_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_service_states_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_service" "enum__service_states_v_version_service",
  	"version_state" "enum__service_states_v_version_state",
  	"version_reason_en" varchar,
  	"version_reason_mr" varchar,
  	"version_reason_changed" "enum__service_states_v_version_reason_changed",
  	"version_wards" varchar,
  	"version_since" timestamp(3) with time zone,
  	"version_until" timestamp(3) with time zone,
  	"version_department_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__service_states_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"day" timestamp(3) with time zone,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_holidays_name_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_holidays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_holidays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_day" timestamp(3) with time zone,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__holidays_v_version_name_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__holidays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_states_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "holidays_id" integer;
  ALTER TABLE "service_states" ADD CONSTRAINT "service_states_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "service_states" ADD CONSTRAINT "service_states_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_parent_id_service_states_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service_states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_states_v" ADD CONSTRAINT "_service_states_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays" ADD CONSTRAINT "holidays_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_parent_id_holidays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."holidays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_holidays_v" ADD CONSTRAINT "_holidays_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "service_states__order_idx" ON "service_states" USING btree ("_order");
  CREATE INDEX "service_states_listed_as_idx" ON "service_states" USING btree ("listed_as");
  CREATE INDEX "service_states_department_idx" ON "service_states" USING btree ("department_id");
  CREATE INDEX "service_states_record_record_owner_idx" ON "service_states" USING btree ("record_owner_id");
  CREATE INDEX "service_states_updated_at_idx" ON "service_states" USING btree ("updated_at");
  CREATE INDEX "service_states_created_at_idx" ON "service_states" USING btree ("created_at");
  CREATE INDEX "service_states_deleted_at_idx" ON "service_states" USING btree ("deleted_at");
  CREATE INDEX "service_states__status_idx" ON "service_states" USING btree ("_status");
  CREATE INDEX "_service_states_v_parent_idx" ON "_service_states_v" USING btree ("parent_id");
  CREATE INDEX "_service_states_v_version_version__order_idx" ON "_service_states_v" USING btree ("version__order");
  CREATE INDEX "_service_states_v_version_version_listed_as_idx" ON "_service_states_v" USING btree ("version_listed_as");
  CREATE INDEX "_service_states_v_version_version_department_idx" ON "_service_states_v" USING btree ("version_department_id");
  CREATE INDEX "_service_states_v_version_record_version_record_owner_idx" ON "_service_states_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_service_states_v_version_version_updated_at_idx" ON "_service_states_v" USING btree ("version_updated_at");
  CREATE INDEX "_service_states_v_version_version_created_at_idx" ON "_service_states_v" USING btree ("version_created_at");
  CREATE INDEX "_service_states_v_version_version_deleted_at_idx" ON "_service_states_v" USING btree ("version_deleted_at");
  CREATE INDEX "_service_states_v_version_version__status_idx" ON "_service_states_v" USING btree ("version__status");
  CREATE INDEX "_service_states_v_created_at_idx" ON "_service_states_v" USING btree ("created_at");
  CREATE INDEX "_service_states_v_updated_at_idx" ON "_service_states_v" USING btree ("updated_at");
  CREATE INDEX "_service_states_v_latest_idx" ON "_service_states_v" USING btree ("latest");
  CREATE INDEX "holidays__order_idx" ON "holidays" USING btree ("_order");
  CREATE INDEX "holidays_listed_as_idx" ON "holidays" USING btree ("listed_as");
  CREATE INDEX "holidays_record_record_owner_idx" ON "holidays" USING btree ("record_owner_id");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE INDEX "holidays_deleted_at_idx" ON "holidays" USING btree ("deleted_at");
  CREATE INDEX "holidays__status_idx" ON "holidays" USING btree ("_status");
  CREATE INDEX "_holidays_v_parent_idx" ON "_holidays_v" USING btree ("parent_id");
  CREATE INDEX "_holidays_v_version_version__order_idx" ON "_holidays_v" USING btree ("version__order");
  CREATE INDEX "_holidays_v_version_version_listed_as_idx" ON "_holidays_v" USING btree ("version_listed_as");
  CREATE INDEX "_holidays_v_version_record_version_record_owner_idx" ON "_holidays_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_holidays_v_version_version_updated_at_idx" ON "_holidays_v" USING btree ("version_updated_at");
  CREATE INDEX "_holidays_v_version_version_created_at_idx" ON "_holidays_v" USING btree ("version_created_at");
  CREATE INDEX "_holidays_v_version_version_deleted_at_idx" ON "_holidays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_holidays_v_version_version__status_idx" ON "_holidays_v" USING btree ("version__status");
  CREATE INDEX "_holidays_v_created_at_idx" ON "_holidays_v" USING btree ("created_at");
  CREATE INDEX "_holidays_v_updated_at_idx" ON "_holidays_v" USING btree ("updated_at");
  CREATE INDEX "_holidays_v_latest_idx" ON "_holidays_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_states_fk" FOREIGN KEY ("service_states_id") REFERENCES "public"."service_states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_service_states_id_idx" ON "payload_locked_documents_rels" USING btree ("service_states_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_service_states_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "holidays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_holidays_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_states" CASCADE;
  DROP TABLE "_service_states_v" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "_holidays_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_states_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_holidays_fk";
  
  DROP INDEX "payload_locked_documents_rels_service_states_id_idx";
  DROP INDEX "payload_locked_documents_rels_holidays_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_states_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "holidays_id";
  DROP TYPE "public"."enum_service_states_service";
  DROP TYPE "public"."enum_service_states_state";
  DROP TYPE "public"."enum_service_states_reason_changed";
  DROP TYPE "public"."enum_service_states_status";
  DROP TYPE "public"."enum__service_states_v_version_service";
  DROP TYPE "public"."enum__service_states_v_version_state";
  DROP TYPE "public"."enum__service_states_v_version_reason_changed";
  DROP TYPE "public"."enum__service_states_v_version_status";
  DROP TYPE "public"."enum_holidays_name_changed";
  DROP TYPE "public"."enum_holidays_status";
  DROP TYPE "public"."enum__holidays_v_version_name_changed";
  DROP TYPE "public"."enum__holidays_v_version_status";`)
}
