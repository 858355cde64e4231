import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_kind" AS ENUM('camp', 'hearing', 'meeting', 'festival', 'holiday', 'other');
  CREATE TYPE "public"."enum_events_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_events_repeats" AS ENUM('daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum_events_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_events_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_events_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_events_state" AS ENUM('cancelled', 'moved');
  CREATE TYPE "public"."enum_events_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('camp', 'hearing', 'meeting', 'festival', 'holiday', 'other');
  CREATE TYPE "public"."enum__events_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_repeats" AS ENUM('daily', 'weekly', 'monthly');
  CREATE TYPE "public"."enum__events_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_who_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_state" AS ENUM('cancelled', 'moved');
  CREATE TYPE "public"."enum__events_v_version_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"kind" "enum_events_kind" DEFAULT 'camp',
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_events_title_changed",
  	"day" timestamp(3) with time zone,
  	"time" varchar,
  	"end_time" varchar,
  	"repeats" "enum_events_repeats",
  	"last_day" timestamp(3) with time zone,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_events_place_changed",
  	"position" varchar,
  	"wards" varchar,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_events_text_changed",
  	"body_en" jsonb,
  	"body_mr" jsonb,
  	"who_en" varchar,
  	"who_mr" varchar,
  	"who_changed" "enum_events_who_changed",
  	"phone" varchar,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"state" "enum_events_state",
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_events_reason_changed",
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_kind" "enum__events_v_version_kind" DEFAULT 'camp',
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__events_v_version_title_changed",
  	"version_day" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_end_time" varchar,
  	"version_repeats" "enum__events_v_version_repeats",
  	"version_last_day" timestamp(3) with time zone,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__events_v_version_place_changed",
  	"version_position" varchar,
  	"version_wards" varchar,
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__events_v_version_text_changed",
  	"version_body_en" jsonb,
  	"version_body_mr" jsonb,
  	"version_who_en" varchar,
  	"version_who_mr" varchar,
  	"version_who_changed" "enum__events_v_version_who_changed",
  	"version_phone" varchar,
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_state" "enum__events_v_version_state",
  	"version_reason_en" varchar,
  	"version_reason_mr" varchar,
  	"version_reason_changed" "enum__events_v_version_reason_changed",
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "events" ADD CONSTRAINT "events_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events__order_idx" ON "events" USING btree ("_order");
  CREATE INDEX "events_listed_as_idx" ON "events" USING btree ("listed_as");
  CREATE INDEX "events_pdf_pdf_en_idx" ON "events" USING btree ("pdf_en_id");
  CREATE INDEX "events_pdf_pdf_mr_idx" ON "events" USING btree ("pdf_mr_id");
  CREATE INDEX "events_record_record_owner_idx" ON "events" USING btree ("record_owner_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version__order_idx" ON "_events_v" USING btree ("version__order");
  CREATE INDEX "_events_v_version_version_listed_as_idx" ON "_events_v" USING btree ("version_listed_as");
  CREATE INDEX "_events_v_version_pdf_version_pdf_en_idx" ON "_events_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_events_v_version_pdf_version_pdf_mr_idx" ON "_events_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_events_v_version_record_version_record_owner_idx" ON "_events_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_title_changed";
  DROP TYPE "public"."enum_events_repeats";
  DROP TYPE "public"."enum_events_place_changed";
  DROP TYPE "public"."enum_events_text_changed";
  DROP TYPE "public"."enum_events_who_changed";
  DROP TYPE "public"."enum_events_state";
  DROP TYPE "public"."enum_events_reason_changed";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_kind";
  DROP TYPE "public"."enum__events_v_version_title_changed";
  DROP TYPE "public"."enum__events_v_version_repeats";
  DROP TYPE "public"."enum__events_v_version_place_changed";
  DROP TYPE "public"."enum__events_v_version_text_changed";
  DROP TYPE "public"."enum__events_v_version_who_changed";
  DROP TYPE "public"."enum__events_v_version_state";
  DROP TYPE "public"."enum__events_v_version_reason_changed";
  DROP TYPE "public"."enum__events_v_version_status";`)
}
