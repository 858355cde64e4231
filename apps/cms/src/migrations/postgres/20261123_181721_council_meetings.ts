import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_committees_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_committees_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_committees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__committees_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__committees_v_version_about_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__committees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_council_meetings_questions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_questions_answer_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_kind" AS ENUM('general', 'special', 'standing', 'subject', 'other');
  CREATE TYPE "public"."enum_council_meetings_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_state" AS ENUM('adjourned', 'cancelled');
  CREATE TYPE "public"."enum_council_meetings_agenda_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_council_meetings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__council_meetings_v_version_questions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_questions_answer_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_kind" AS ENUM('general', 'special', 'standing', 'subject', 'other');
  CREATE TYPE "public"."enum__council_meetings_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_state" AS ENUM('adjourned', 'cancelled');
  CREATE TYPE "public"."enum__council_meetings_v_version_agenda_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__council_meetings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_resolutions_subject_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_resolutions_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_resolutions_outcome" AS ENUM('unanimous', 'majority', 'rejected', 'deferred');
  CREATE TYPE "public"."enum_resolutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__resolutions_v_version_subject_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__resolutions_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__resolutions_v_version_outcome" AS ENUM('unanimous', 'majority', 'rejected', 'deferred');
  CREATE TYPE "public"."enum__resolutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "committees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"name_en" varchar,
  	"name_mr" varchar,
  	"name_changed" "enum_committees_name_changed",
  	"about_en" varchar,
  	"about_mr" varchar,
  	"about_changed" "enum_committees_about_changed",
  	"chair_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_committees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "committees_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "_committees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_name_en" varchar,
  	"version_name_mr" varchar,
  	"version_name_changed" "enum__committees_v_version_name_changed",
  	"version_about_en" varchar,
  	"version_about_mr" varchar,
  	"version_about_changed" "enum__committees_v_version_about_changed",
  	"version_chair_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__committees_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_committees_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "council_meetings_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_council_meetings_questions_text_changed",
  	"answer_en" varchar,
  	"answer_mr" varchar,
  	"answer_changed" "enum_council_meetings_questions_answer_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "council_meetings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"kind" "enum_council_meetings_kind" DEFAULT 'general',
  	"committee_id" integer,
  	"day" timestamp(3) with time zone,
  	"time" varchar,
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_council_meetings_place_changed",
  	"state" "enum_council_meetings_state",
  	"agenda_en" varchar,
  	"agenda_mr" varchar,
  	"agenda_changed" "enum_council_meetings_agenda_changed",
  	"notice_en_id" integer,
  	"notice_mr_id" integer,
  	"minutes_en_id" integer,
  	"minutes_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_council_meetings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "council_meetings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "_council_meetings_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum__council_meetings_v_version_questions_text_changed",
  	"answer_en" varchar,
  	"answer_mr" varchar,
  	"answer_changed" "enum__council_meetings_v_version_questions_answer_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_council_meetings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_kind" "enum__council_meetings_v_version_kind" DEFAULT 'general',
  	"version_committee_id" integer,
  	"version_day" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__council_meetings_v_version_place_changed",
  	"version_state" "enum__council_meetings_v_version_state",
  	"version_agenda_en" varchar,
  	"version_agenda_mr" varchar,
  	"version_agenda_changed" "enum__council_meetings_v_version_agenda_changed",
  	"version_notice_en_id" integer,
  	"version_notice_mr_id" integer,
  	"version_minutes_en_id" integer,
  	"version_minutes_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__council_meetings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_council_meetings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"elected_members_id" integer
  );
  
  CREATE TABLE "resolutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"meeting_id" integer,
  	"number" varchar,
  	"subject_en" varchar,
  	"subject_mr" varchar,
  	"subject_changed" "enum_resolutions_subject_changed",
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_resolutions_text_changed",
  	"outcome" "enum_resolutions_outcome",
  	"in_favour" numeric,
  	"against" numeric,
  	"abstained" numeric,
  	"mover_id" integer,
  	"seconder_id" integer,
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_resolutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_resolutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_meeting_id" integer,
  	"version_number" varchar,
  	"version_subject_en" varchar,
  	"version_subject_mr" varchar,
  	"version_subject_changed" "enum__resolutions_v_version_subject_changed",
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__resolutions_v_version_text_changed",
  	"version_outcome" "enum__resolutions_v_version_outcome",
  	"version_in_favour" numeric,
  	"version_against" numeric,
  	"version_abstained" numeric,
  	"version_mover_id" integer,
  	"version_seconder_id" integer,
  	"version_pdf_en_id" integer,
  	"version_pdf_mr_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__resolutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "committees_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "council_meetings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resolutions_id" integer;
  ALTER TABLE "committees" ADD CONSTRAINT "committees_chair_id_elected_members_id_fk" FOREIGN KEY ("chair_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees" ADD CONSTRAINT "committees_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "committees_rels" ADD CONSTRAINT "committees_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_parent_id_committees_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_version_chair_id_elected_members_id_fk" FOREIGN KEY ("version_chair_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v" ADD CONSTRAINT "_committees_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_committees_v_rels" ADD CONSTRAINT "_committees_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_committees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_committees_v_rels" ADD CONSTRAINT "_committees_v_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_member_id_elected_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_questions" ADD CONSTRAINT "council_meetings_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_committee_id_committees_id_fk" FOREIGN KEY ("committee_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_notice_en_id_media_id_fk" FOREIGN KEY ("notice_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_notice_mr_id_media_id_fk" FOREIGN KEY ("notice_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_minutes_en_id_media_id_fk" FOREIGN KEY ("minutes_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_minutes_mr_id_media_id_fk" FOREIGN KEY ("minutes_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings" ADD CONSTRAINT "council_meetings_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "council_meetings_rels" ADD CONSTRAINT "council_meetings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "council_meetings_rels" ADD CONSTRAINT "council_meetings_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_member_id_elected_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_version_questions" ADD CONSTRAINT "_council_meetings_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_council_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_parent_id_council_meetings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_committee_id_committees_id_fk" FOREIGN KEY ("version_committee_id") REFERENCES "public"."committees"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_notice_en_id_media_id_fk" FOREIGN KEY ("version_notice_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_notice_mr_id_media_id_fk" FOREIGN KEY ("version_notice_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_minutes_en_id_media_id_fk" FOREIGN KEY ("version_minutes_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_minutes_mr_id_media_id_fk" FOREIGN KEY ("version_minutes_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v" ADD CONSTRAINT "_council_meetings_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_rels" ADD CONSTRAINT "_council_meetings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_council_meetings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_council_meetings_v_rels" ADD CONSTRAINT "_council_meetings_v_rels_elected_members_fk" FOREIGN KEY ("elected_members_id") REFERENCES "public"."elected_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_meeting_id_council_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_mover_id_elected_members_id_fk" FOREIGN KEY ("mover_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_seconder_id_elected_members_id_fk" FOREIGN KEY ("seconder_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resolutions" ADD CONSTRAINT "resolutions_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_parent_id_resolutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resolutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_meeting_id_council_meetings_id_fk" FOREIGN KEY ("version_meeting_id") REFERENCES "public"."council_meetings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_mover_id_elected_members_id_fk" FOREIGN KEY ("version_mover_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_seconder_id_elected_members_id_fk" FOREIGN KEY ("version_seconder_id") REFERENCES "public"."elected_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_pdf_en_id_media_id_fk" FOREIGN KEY ("version_pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_pdf_mr_id_media_id_fk" FOREIGN KEY ("version_pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_resolutions_v" ADD CONSTRAINT "_resolutions_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "committees__order_idx" ON "committees" USING btree ("_order");
  CREATE INDEX "committees_listed_as_idx" ON "committees" USING btree ("listed_as");
  CREATE INDEX "committees_chair_idx" ON "committees" USING btree ("chair_id");
  CREATE INDEX "committees_record_record_owner_idx" ON "committees" USING btree ("record_owner_id");
  CREATE INDEX "committees_updated_at_idx" ON "committees" USING btree ("updated_at");
  CREATE INDEX "committees_created_at_idx" ON "committees" USING btree ("created_at");
  CREATE INDEX "committees_deleted_at_idx" ON "committees" USING btree ("deleted_at");
  CREATE INDEX "committees__status_idx" ON "committees" USING btree ("_status");
  CREATE INDEX "committees_rels_order_idx" ON "committees_rels" USING btree ("order");
  CREATE INDEX "committees_rels_parent_idx" ON "committees_rels" USING btree ("parent_id");
  CREATE INDEX "committees_rels_path_idx" ON "committees_rels" USING btree ("path");
  CREATE INDEX "committees_rels_elected_members_id_idx" ON "committees_rels" USING btree ("elected_members_id");
  CREATE INDEX "_committees_v_parent_idx" ON "_committees_v" USING btree ("parent_id");
  CREATE INDEX "_committees_v_version_version__order_idx" ON "_committees_v" USING btree ("version__order");
  CREATE INDEX "_committees_v_version_version_listed_as_idx" ON "_committees_v" USING btree ("version_listed_as");
  CREATE INDEX "_committees_v_version_version_chair_idx" ON "_committees_v" USING btree ("version_chair_id");
  CREATE INDEX "_committees_v_version_record_version_record_owner_idx" ON "_committees_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_committees_v_version_version_updated_at_idx" ON "_committees_v" USING btree ("version_updated_at");
  CREATE INDEX "_committees_v_version_version_created_at_idx" ON "_committees_v" USING btree ("version_created_at");
  CREATE INDEX "_committees_v_version_version_deleted_at_idx" ON "_committees_v" USING btree ("version_deleted_at");
  CREATE INDEX "_committees_v_version_version__status_idx" ON "_committees_v" USING btree ("version__status");
  CREATE INDEX "_committees_v_created_at_idx" ON "_committees_v" USING btree ("created_at");
  CREATE INDEX "_committees_v_updated_at_idx" ON "_committees_v" USING btree ("updated_at");
  CREATE INDEX "_committees_v_latest_idx" ON "_committees_v" USING btree ("latest");
  CREATE INDEX "_committees_v_rels_order_idx" ON "_committees_v_rels" USING btree ("order");
  CREATE INDEX "_committees_v_rels_parent_idx" ON "_committees_v_rels" USING btree ("parent_id");
  CREATE INDEX "_committees_v_rels_path_idx" ON "_committees_v_rels" USING btree ("path");
  CREATE INDEX "_committees_v_rels_elected_members_id_idx" ON "_committees_v_rels" USING btree ("elected_members_id");
  CREATE INDEX "council_meetings_questions_order_idx" ON "council_meetings_questions" USING btree ("_order");
  CREATE INDEX "council_meetings_questions_parent_id_idx" ON "council_meetings_questions" USING btree ("_parent_id");
  CREATE INDEX "council_meetings_questions_member_idx" ON "council_meetings_questions" USING btree ("member_id");
  CREATE INDEX "council_meetings_questions_pdf_pdf_en_idx" ON "council_meetings_questions" USING btree ("pdf_en_id");
  CREATE INDEX "council_meetings_questions_pdf_pdf_mr_idx" ON "council_meetings_questions" USING btree ("pdf_mr_id");
  CREATE INDEX "council_meetings__order_idx" ON "council_meetings" USING btree ("_order");
  CREATE INDEX "council_meetings_listed_as_idx" ON "council_meetings" USING btree ("listed_as");
  CREATE INDEX "council_meetings_committee_idx" ON "council_meetings" USING btree ("committee_id");
  CREATE INDEX "council_meetings_notice_notice_en_idx" ON "council_meetings" USING btree ("notice_en_id");
  CREATE INDEX "council_meetings_notice_notice_mr_idx" ON "council_meetings" USING btree ("notice_mr_id");
  CREATE INDEX "council_meetings_minutes_minutes_en_idx" ON "council_meetings" USING btree ("minutes_en_id");
  CREATE INDEX "council_meetings_minutes_minutes_mr_idx" ON "council_meetings" USING btree ("minutes_mr_id");
  CREATE INDEX "council_meetings_record_record_owner_idx" ON "council_meetings" USING btree ("record_owner_id");
  CREATE INDEX "council_meetings_updated_at_idx" ON "council_meetings" USING btree ("updated_at");
  CREATE INDEX "council_meetings_created_at_idx" ON "council_meetings" USING btree ("created_at");
  CREATE INDEX "council_meetings_deleted_at_idx" ON "council_meetings" USING btree ("deleted_at");
  CREATE INDEX "council_meetings__status_idx" ON "council_meetings" USING btree ("_status");
  CREATE INDEX "council_meetings_rels_order_idx" ON "council_meetings_rels" USING btree ("order");
  CREATE INDEX "council_meetings_rels_parent_idx" ON "council_meetings_rels" USING btree ("parent_id");
  CREATE INDEX "council_meetings_rels_path_idx" ON "council_meetings_rels" USING btree ("path");
  CREATE INDEX "council_meetings_rels_elected_members_id_idx" ON "council_meetings_rels" USING btree ("elected_members_id");
  CREATE INDEX "_council_meetings_v_version_questions_order_idx" ON "_council_meetings_v_version_questions" USING btree ("_order");
  CREATE INDEX "_council_meetings_v_version_questions_parent_id_idx" ON "_council_meetings_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_council_meetings_v_version_questions_member_idx" ON "_council_meetings_v_version_questions" USING btree ("member_id");
  CREATE INDEX "_council_meetings_v_version_questions_pdf_pdf_en_idx" ON "_council_meetings_v_version_questions" USING btree ("pdf_en_id");
  CREATE INDEX "_council_meetings_v_version_questions_pdf_pdf_mr_idx" ON "_council_meetings_v_version_questions" USING btree ("pdf_mr_id");
  CREATE INDEX "_council_meetings_v_parent_idx" ON "_council_meetings_v" USING btree ("parent_id");
  CREATE INDEX "_council_meetings_v_version_version__order_idx" ON "_council_meetings_v" USING btree ("version__order");
  CREATE INDEX "_council_meetings_v_version_version_listed_as_idx" ON "_council_meetings_v" USING btree ("version_listed_as");
  CREATE INDEX "_council_meetings_v_version_version_committee_idx" ON "_council_meetings_v" USING btree ("version_committee_id");
  CREATE INDEX "_council_meetings_v_version_notice_version_notice_en_idx" ON "_council_meetings_v" USING btree ("version_notice_en_id");
  CREATE INDEX "_council_meetings_v_version_notice_version_notice_mr_idx" ON "_council_meetings_v" USING btree ("version_notice_mr_id");
  CREATE INDEX "_council_meetings_v_version_minutes_version_minutes_en_idx" ON "_council_meetings_v" USING btree ("version_minutes_en_id");
  CREATE INDEX "_council_meetings_v_version_minutes_version_minutes_mr_idx" ON "_council_meetings_v" USING btree ("version_minutes_mr_id");
  CREATE INDEX "_council_meetings_v_version_record_version_record_owner_idx" ON "_council_meetings_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_council_meetings_v_version_version_updated_at_idx" ON "_council_meetings_v" USING btree ("version_updated_at");
  CREATE INDEX "_council_meetings_v_version_version_created_at_idx" ON "_council_meetings_v" USING btree ("version_created_at");
  CREATE INDEX "_council_meetings_v_version_version_deleted_at_idx" ON "_council_meetings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_council_meetings_v_version_version__status_idx" ON "_council_meetings_v" USING btree ("version__status");
  CREATE INDEX "_council_meetings_v_created_at_idx" ON "_council_meetings_v" USING btree ("created_at");
  CREATE INDEX "_council_meetings_v_updated_at_idx" ON "_council_meetings_v" USING btree ("updated_at");
  CREATE INDEX "_council_meetings_v_latest_idx" ON "_council_meetings_v" USING btree ("latest");
  CREATE INDEX "_council_meetings_v_rels_order_idx" ON "_council_meetings_v_rels" USING btree ("order");
  CREATE INDEX "_council_meetings_v_rels_parent_idx" ON "_council_meetings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_council_meetings_v_rels_path_idx" ON "_council_meetings_v_rels" USING btree ("path");
  CREATE INDEX "_council_meetings_v_rels_elected_members_id_idx" ON "_council_meetings_v_rels" USING btree ("elected_members_id");
  CREATE INDEX "resolutions__order_idx" ON "resolutions" USING btree ("_order");
  CREATE INDEX "resolutions_listed_as_idx" ON "resolutions" USING btree ("listed_as");
  CREATE INDEX "resolutions_meeting_idx" ON "resolutions" USING btree ("meeting_id");
  CREATE INDEX "resolutions_mover_idx" ON "resolutions" USING btree ("mover_id");
  CREATE INDEX "resolutions_seconder_idx" ON "resolutions" USING btree ("seconder_id");
  CREATE INDEX "resolutions_pdf_pdf_en_idx" ON "resolutions" USING btree ("pdf_en_id");
  CREATE INDEX "resolutions_pdf_pdf_mr_idx" ON "resolutions" USING btree ("pdf_mr_id");
  CREATE INDEX "resolutions_record_record_owner_idx" ON "resolutions" USING btree ("record_owner_id");
  CREATE INDEX "resolutions_updated_at_idx" ON "resolutions" USING btree ("updated_at");
  CREATE INDEX "resolutions_created_at_idx" ON "resolutions" USING btree ("created_at");
  CREATE INDEX "resolutions_deleted_at_idx" ON "resolutions" USING btree ("deleted_at");
  CREATE INDEX "resolutions__status_idx" ON "resolutions" USING btree ("_status");
  CREATE INDEX "_resolutions_v_parent_idx" ON "_resolutions_v" USING btree ("parent_id");
  CREATE INDEX "_resolutions_v_version_version__order_idx" ON "_resolutions_v" USING btree ("version__order");
  CREATE INDEX "_resolutions_v_version_version_listed_as_idx" ON "_resolutions_v" USING btree ("version_listed_as");
  CREATE INDEX "_resolutions_v_version_version_meeting_idx" ON "_resolutions_v" USING btree ("version_meeting_id");
  CREATE INDEX "_resolutions_v_version_version_mover_idx" ON "_resolutions_v" USING btree ("version_mover_id");
  CREATE INDEX "_resolutions_v_version_version_seconder_idx" ON "_resolutions_v" USING btree ("version_seconder_id");
  CREATE INDEX "_resolutions_v_version_pdf_version_pdf_en_idx" ON "_resolutions_v" USING btree ("version_pdf_en_id");
  CREATE INDEX "_resolutions_v_version_pdf_version_pdf_mr_idx" ON "_resolutions_v" USING btree ("version_pdf_mr_id");
  CREATE INDEX "_resolutions_v_version_record_version_record_owner_idx" ON "_resolutions_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_resolutions_v_version_version_updated_at_idx" ON "_resolutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_resolutions_v_version_version_created_at_idx" ON "_resolutions_v" USING btree ("version_created_at");
  CREATE INDEX "_resolutions_v_version_version_deleted_at_idx" ON "_resolutions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_resolutions_v_version_version__status_idx" ON "_resolutions_v" USING btree ("version__status");
  CREATE INDEX "_resolutions_v_created_at_idx" ON "_resolutions_v" USING btree ("created_at");
  CREATE INDEX "_resolutions_v_updated_at_idx" ON "_resolutions_v" USING btree ("updated_at");
  CREATE INDEX "_resolutions_v_latest_idx" ON "_resolutions_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_committees_fk" FOREIGN KEY ("committees_id") REFERENCES "public"."committees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_council_meetings_fk" FOREIGN KEY ("council_meetings_id") REFERENCES "public"."council_meetings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resolutions_fk" FOREIGN KEY ("resolutions_id") REFERENCES "public"."resolutions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_committees_id_idx" ON "payload_locked_documents_rels" USING btree ("committees_id");
  CREATE INDEX "payload_locked_documents_rels_council_meetings_id_idx" ON "payload_locked_documents_rels" USING btree ("council_meetings_id");
  CREATE INDEX "payload_locked_documents_rels_resolutions_id_idx" ON "payload_locked_documents_rels" USING btree ("resolutions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "committees" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "committees_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_committees_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_committees_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_meetings_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_meetings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "council_meetings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_meetings_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_meetings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_council_meetings_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resolutions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_resolutions_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "committees" CASCADE;
  DROP TABLE "committees_rels" CASCADE;
  DROP TABLE "_committees_v" CASCADE;
  DROP TABLE "_committees_v_rels" CASCADE;
  DROP TABLE "council_meetings_questions" CASCADE;
  DROP TABLE "council_meetings" CASCADE;
  DROP TABLE "council_meetings_rels" CASCADE;
  DROP TABLE "_council_meetings_v_version_questions" CASCADE;
  DROP TABLE "_council_meetings_v" CASCADE;
  DROP TABLE "_council_meetings_v_rels" CASCADE;
  DROP TABLE "resolutions" CASCADE;
  DROP TABLE "_resolutions_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_committees_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_council_meetings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_resolutions_fk";
  
  DROP INDEX "payload_locked_documents_rels_committees_id_idx";
  DROP INDEX "payload_locked_documents_rels_council_meetings_id_idx";
  DROP INDEX "payload_locked_documents_rels_resolutions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "committees_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "council_meetings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resolutions_id";
  DROP TYPE "public"."enum_committees_name_changed";
  DROP TYPE "public"."enum_committees_about_changed";
  DROP TYPE "public"."enum_committees_status";
  DROP TYPE "public"."enum__committees_v_version_name_changed";
  DROP TYPE "public"."enum__committees_v_version_about_changed";
  DROP TYPE "public"."enum__committees_v_version_status";
  DROP TYPE "public"."enum_council_meetings_questions_text_changed";
  DROP TYPE "public"."enum_council_meetings_questions_answer_changed";
  DROP TYPE "public"."enum_council_meetings_kind";
  DROP TYPE "public"."enum_council_meetings_place_changed";
  DROP TYPE "public"."enum_council_meetings_state";
  DROP TYPE "public"."enum_council_meetings_agenda_changed";
  DROP TYPE "public"."enum_council_meetings_status";
  DROP TYPE "public"."enum__council_meetings_v_version_questions_text_changed";
  DROP TYPE "public"."enum__council_meetings_v_version_questions_answer_changed";
  DROP TYPE "public"."enum__council_meetings_v_version_kind";
  DROP TYPE "public"."enum__council_meetings_v_version_place_changed";
  DROP TYPE "public"."enum__council_meetings_v_version_state";
  DROP TYPE "public"."enum__council_meetings_v_version_agenda_changed";
  DROP TYPE "public"."enum__council_meetings_v_version_status";
  DROP TYPE "public"."enum_resolutions_subject_changed";
  DROP TYPE "public"."enum_resolutions_text_changed";
  DROP TYPE "public"."enum_resolutions_outcome";
  DROP TYPE "public"."enum_resolutions_status";
  DROP TYPE "public"."enum__resolutions_v_version_subject_changed";
  DROP TYPE "public"."enum__resolutions_v_version_text_changed";
  DROP TYPE "public"."enum__resolutions_v_version_outcome";
  DROP TYPE "public"."enum__resolutions_v_version_status";`)
}
