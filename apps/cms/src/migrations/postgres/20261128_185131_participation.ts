import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_cancelled_days_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_cancelled_days_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_questions_kind" AS ENUM('one', 'many', 'words');
  CREATE TYPE "public"."enum_public_notices_questions_question_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_questions_choices_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_here" AS ENUM('yes', 'outcome');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_kind" AS ENUM('one', 'many', 'words');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_question_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_choices_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_here" AS ENUM('yes', 'outcome');
  CREATE TYPE "public"."enum_report_kinds_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_report_kinds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__report_kinds_v_version_name_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__report_kinds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reports_state" AS ENUM('new', 'inProgress', 'answered', 'closed');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_state" AS ENUM('new', 'inProgress', 'answered', 'closed');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_budget_proposals_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budget_proposals_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budget_proposals_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budget_proposals_state" AS ENUM('received', 'feasible', 'infeasible', 'taken', 'refused');
  CREATE TYPE "public"."enum_budget_proposals_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_budget_proposals_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__budget_proposals_v_version_title_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budget_proposals_v_version_place_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budget_proposals_v_version_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budget_proposals_v_version_state" AS ENUM('received', 'feasible', 'infeasible', 'taken', 'refused');
  CREATE TYPE "public"."enum__budget_proposals_v_version_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__budget_proposals_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_feedback_kind" AS ENUM('message', 'answer', 'report', 'proposal', 'misconduct');
  CREATE TYPE "public"."enum_feedback_stance" AS ENUM('objection', 'suggestion', 'support');
  CREATE TYPE "public"."enum_feedback_finding" AS ENUM('accepted', 'partly', 'rejected', 'noted');
  CREATE TYPE "public"."enum_resident_files_state" AS ENUM('storing', 'kept');
  CREATE TYPE "public"."enum_report_followers_language" AS ENUM('en', 'mr');
  CREATE TYPE "public"."enum_report_followers_mail" AS ENUM('sending', 'sent', 'refused');
  CREATE TYPE "public"."enum_mail_subscriptions_state" AS ENUM('unconfirmed', 'confirmed', 'stopped');
  CREATE TYPE "public"."enum_mail_batches_kind" AS ENUM('alert', 'digest');
  CREATE TYPE "public"."enum_mail_deliveries_state" AS ENUM('waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused');
  CREATE TYPE "public"."enum_users_misconduct_title_changed" AS ENUM('en', 'mr', 'both');
  ALTER TYPE "public"."enum_public_notices_kind" ADD VALUE 'budget' BEFORE 'general';
  ALTER TYPE "public"."enum__public_notices_v_version_kind" ADD VALUE 'budget' BEFORE 'general';
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'read' BEFORE 'import';
  CREATE TABLE "events_cancelled_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_events_cancelled_days_reason_changed"
  );
  
  CREATE TABLE "_events_v_version_cancelled_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum__events_v_version_cancelled_days_reason_changed",
  	"_uuid" varchar
  );
  
  CREATE TABLE "public_notices_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_public_notices_questions_kind" DEFAULT 'one',
  	"question_en" varchar,
  	"question_mr" varchar,
  	"question_changed" "enum_public_notices_questions_question_changed",
  	"choices_en" varchar,
  	"choices_mr" varchar,
  	"choices_changed" "enum_public_notices_questions_choices_changed"
  );
  
  CREATE TABLE "_public_notices_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__public_notices_v_version_questions_kind" DEFAULT 'one',
  	"question_en" varchar,
  	"question_mr" varchar,
  	"question_changed" "enum__public_notices_v_version_questions_question_changed",
  	"choices_en" varchar,
  	"choices_mr" varchar,
  	"choices_changed" "enum__public_notices_v_version_questions_choices_changed",
  	"_uuid" varchar
  );
  
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
  
  CREATE TABLE "budget_proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"listed_as" varchar,
  	"notice_id" integer,
  	"ward" varchar,
  	"title_en" varchar,
  	"title_mr" varchar,
  	"title_changed" "enum_budget_proposals_title_changed",
  	"place_en" varchar,
  	"place_mr" varchar,
  	"place_changed" "enum_budget_proposals_place_changed",
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_budget_proposals_text_changed",
  	"state" "enum_budget_proposals_state" DEFAULT 'received',
  	"cost" numeric,
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_budget_proposals_reason_changed",
  	"merged_id" integer,
  	"message_id" integer,
  	"record_owner_id" integer,
  	"record_published_on" timestamp(3) with time zone,
  	"record_reviewed_on" timestamp(3) with time zone,
  	"record_valid_until" timestamp(3) with time zone,
  	"saved_by" varchar,
  	"saved_account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_budget_proposals_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_budget_proposals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_listed_as" varchar,
  	"version_notice_id" integer,
  	"version_ward" varchar,
  	"version_title_en" varchar,
  	"version_title_mr" varchar,
  	"version_title_changed" "enum__budget_proposals_v_version_title_changed",
  	"version_place_en" varchar,
  	"version_place_mr" varchar,
  	"version_place_changed" "enum__budget_proposals_v_version_place_changed",
  	"version_text_en" varchar,
  	"version_text_mr" varchar,
  	"version_text_changed" "enum__budget_proposals_v_version_text_changed",
  	"version_state" "enum__budget_proposals_v_version_state" DEFAULT 'received',
  	"version_cost" numeric,
  	"version_reason_en" varchar,
  	"version_reason_mr" varchar,
  	"version_reason_changed" "enum__budget_proposals_v_version_reason_changed",
  	"version_merged_id" integer,
  	"version_message_id" integer,
  	"version_record_owner_id" integer,
  	"version_record_published_on" timestamp(3) with time zone,
  	"version_record_reviewed_on" timestamp(3) with time zone,
  	"version_record_valid_until" timestamp(3) with time zone,
  	"version_saved_by" varchar,
  	"version_saved_account" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__budget_proposals_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "resident_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"stored" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"state" "enum_resident_files_state" NOT NULL,
  	"claim" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "report_followers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report" numeric NOT NULL,
  	"feedback" numeric,
  	"client" varchar NOT NULL,
  	"once" varchar NOT NULL,
  	"email" varchar,
  	"language" "enum_report_followers_language" NOT NULL,
  	"is_counted" boolean DEFAULT true,
  	"mail" "enum_report_followers_mail",
  	"attempts" numeric DEFAULT 0,
  	"next_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"topics" varchar NOT NULL,
  	"ward" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"state" "enum_mail_subscriptions_state" NOT NULL,
  	"nonce" varchar NOT NULL,
  	"link_hash" varchar NOT NULL,
  	"refusals" numeric DEFAULT 0 NOT NULL,
  	"asked_at" varchar NOT NULL,
  	"confirmed_at" varchar,
  	"stopped_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_mail_batches_kind" NOT NULL,
  	"about" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"is_filled" boolean DEFAULT false NOT NULL,
  	"ends_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" numeric NOT NULL,
  	"subscription" numeric NOT NULL,
  	"state" "enum_mail_deliveries_state" NOT NULL,
  	"urgency" numeric NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"queued_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "public_notices" ADD COLUMN "here" "enum_public_notices_here";
  ALTER TABLE "_public_notices_v" ADD COLUMN "version_here" "enum__public_notices_v_version_here";
  ALTER TABLE "feedback" ADD COLUMN "kind" "enum_feedback_kind" DEFAULT 'message';
  ALTER TABLE "feedback" ADD COLUMN "proposal_notice_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "proposal_ward" varchar;
  ALTER TABLE "feedback" ADD COLUMN "proposal_place" varchar;
  ALTER TABLE "feedback" ADD COLUMN "report_kind_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "report_ward" varchar;
  ALTER TABLE "feedback" ADD COLUMN "report_place" varchar;
  ALTER TABLE "feedback" ADD COLUMN "report_position" varchar;
  ALTER TABLE "feedback" ADD COLUMN "public_notice_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "stance" "enum_feedback_stance";
  ALTER TABLE "feedback" ADD COLUMN "ward" varchar;
  ALTER TABLE "feedback" ADD COLUMN "address" varchar;
  ALTER TABLE "feedback" ADD COLUMN "wants_outcome" boolean;
  ALTER TABLE "feedback" ADD COLUMN "finding" "enum_feedback_finding";
  ALTER TABLE "feedback" ADD COLUMN "like_group" varchar;
  ALTER TABLE "feedback" ADD COLUMN "replies" jsonb;
  ALTER TABLE "feedback" ADD COLUMN "files_claim" varchar;
  ALTER TABLE "users" ADD COLUMN "reads_misconduct" boolean;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_en" varchar;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_mr" varchar;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_changed" "enum_users_misconduct_title_changed";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_kinds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "budget_proposals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resident_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_followers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_batches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_news_id" integer;
  ALTER TABLE "events_cancelled_days" ADD CONSTRAINT "events_cancelled_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_cancelled_days" ADD CONSTRAINT "_events_v_version_cancelled_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_notices_questions" ADD CONSTRAINT "public_notices_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_questions" ADD CONSTRAINT "_public_notices_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_notices_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_notice_id_public_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_merged_id_budget_proposals_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_message_id_feedback_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_parent_id_budget_proposals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_notice_id_public_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_merged_id_budget_proposals_id_fk" FOREIGN KEY ("version_merged_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_message_id_feedback_id_fk" FOREIGN KEY ("version_message_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_cancelled_days_order_idx" ON "events_cancelled_days" USING btree ("_order");
  CREATE INDEX "events_cancelled_days_parent_id_idx" ON "events_cancelled_days" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_cancelled_days_order_idx" ON "_events_v_version_cancelled_days" USING btree ("_order");
  CREATE INDEX "_events_v_version_cancelled_days_parent_id_idx" ON "_events_v_version_cancelled_days" USING btree ("_parent_id");
  CREATE INDEX "public_notices_questions_order_idx" ON "public_notices_questions" USING btree ("_order");
  CREATE INDEX "public_notices_questions_parent_id_idx" ON "public_notices_questions" USING btree ("_parent_id");
  CREATE INDEX "_public_notices_v_version_questions_order_idx" ON "_public_notices_v_version_questions" USING btree ("_order");
  CREATE INDEX "_public_notices_v_version_questions_parent_id_idx" ON "_public_notices_v_version_questions" USING btree ("_parent_id");
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
  CREATE INDEX "budget_proposals__order_idx" ON "budget_proposals" USING btree ("_order");
  CREATE INDEX "budget_proposals_listed_as_idx" ON "budget_proposals" USING btree ("listed_as");
  CREATE INDEX "budget_proposals_notice_idx" ON "budget_proposals" USING btree ("notice_id");
  CREATE INDEX "budget_proposals_merged_idx" ON "budget_proposals" USING btree ("merged_id");
  CREATE INDEX "budget_proposals_message_idx" ON "budget_proposals" USING btree ("message_id");
  CREATE INDEX "budget_proposals_record_record_owner_idx" ON "budget_proposals" USING btree ("record_owner_id");
  CREATE INDEX "budget_proposals_updated_at_idx" ON "budget_proposals" USING btree ("updated_at");
  CREATE INDEX "budget_proposals_created_at_idx" ON "budget_proposals" USING btree ("created_at");
  CREATE INDEX "budget_proposals_deleted_at_idx" ON "budget_proposals" USING btree ("deleted_at");
  CREATE INDEX "budget_proposals__status_idx" ON "budget_proposals" USING btree ("_status");
  CREATE INDEX "_budget_proposals_v_parent_idx" ON "_budget_proposals_v" USING btree ("parent_id");
  CREATE INDEX "_budget_proposals_v_version_version__order_idx" ON "_budget_proposals_v" USING btree ("version__order");
  CREATE INDEX "_budget_proposals_v_version_version_listed_as_idx" ON "_budget_proposals_v" USING btree ("version_listed_as");
  CREATE INDEX "_budget_proposals_v_version_version_notice_idx" ON "_budget_proposals_v" USING btree ("version_notice_id");
  CREATE INDEX "_budget_proposals_v_version_version_merged_idx" ON "_budget_proposals_v" USING btree ("version_merged_id");
  CREATE INDEX "_budget_proposals_v_version_version_message_idx" ON "_budget_proposals_v" USING btree ("version_message_id");
  CREATE INDEX "_budget_proposals_v_version_record_version_record_owner_idx" ON "_budget_proposals_v" USING btree ("version_record_owner_id");
  CREATE INDEX "_budget_proposals_v_version_version_updated_at_idx" ON "_budget_proposals_v" USING btree ("version_updated_at");
  CREATE INDEX "_budget_proposals_v_version_version_created_at_idx" ON "_budget_proposals_v" USING btree ("version_created_at");
  CREATE INDEX "_budget_proposals_v_version_version_deleted_at_idx" ON "_budget_proposals_v" USING btree ("version_deleted_at");
  CREATE INDEX "_budget_proposals_v_version_version__status_idx" ON "_budget_proposals_v" USING btree ("version__status");
  CREATE INDEX "_budget_proposals_v_created_at_idx" ON "_budget_proposals_v" USING btree ("created_at");
  CREATE INDEX "_budget_proposals_v_updated_at_idx" ON "_budget_proposals_v" USING btree ("updated_at");
  CREATE INDEX "_budget_proposals_v_latest_idx" ON "_budget_proposals_v" USING btree ("latest");
  CREATE UNIQUE INDEX "resident_files_token_hash_idx" ON "resident_files" USING btree ("token_hash");
  CREATE UNIQUE INDEX "resident_files_stored_idx" ON "resident_files" USING btree ("stored");
  CREATE INDEX "resident_files_claim_idx" ON "resident_files" USING btree ("claim");
  CREATE INDEX "resident_files_updated_at_idx" ON "resident_files" USING btree ("updated_at");
  CREATE INDEX "resident_files_created_at_idx" ON "resident_files" USING btree ("created_at");
  CREATE INDEX "report_followers_report_idx" ON "report_followers" USING btree ("report");
  CREATE INDEX "report_followers_feedback_idx" ON "report_followers" USING btree ("feedback");
  CREATE INDEX "report_followers_client_idx" ON "report_followers" USING btree ("client");
  CREATE UNIQUE INDEX "report_followers_once_idx" ON "report_followers" USING btree ("once");
  CREATE INDEX "report_followers_updated_at_idx" ON "report_followers" USING btree ("updated_at");
  CREATE INDEX "report_followers_created_at_idx" ON "report_followers" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_subscriptions_key_idx" ON "mail_subscriptions" USING btree ("key");
  CREATE INDEX "mail_subscriptions_state_idx" ON "mail_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "mail_subscriptions_link_hash_idx" ON "mail_subscriptions" USING btree ("link_hash");
  CREATE INDEX "mail_subscriptions_updated_at_idx" ON "mail_subscriptions" USING btree ("updated_at");
  CREATE INDEX "mail_subscriptions_created_at_idx" ON "mail_subscriptions" USING btree ("created_at");
  CREATE INDEX "mail_batches_updated_at_idx" ON "mail_batches" USING btree ("updated_at");
  CREATE INDEX "mail_batches_created_at_idx" ON "mail_batches" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_about_version_idx" ON "mail_batches" USING btree ("kind","about","version");
  CREATE INDEX "mail_deliveries_subscription_idx" ON "mail_deliveries" USING btree ("subscription");
  CREATE INDEX "mail_deliveries_state_idx" ON "mail_deliveries" USING btree ("state");
  CREATE INDEX "mail_deliveries_updated_at_idx" ON "mail_deliveries" USING btree ("updated_at");
  CREATE INDEX "mail_deliveries_created_at_idx" ON "mail_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "batch_subscription_idx" ON "mail_deliveries" USING btree ("batch","subscription");
  CREATE INDEX "mail_news_day_idx" ON "mail_news" USING btree ("day");
  CREATE INDEX "mail_news_updated_at_idx" ON "mail_news" USING btree ("updated_at");
  CREATE INDEX "mail_news_created_at_idx" ON "mail_news" USING btree ("created_at");
  CREATE UNIQUE INDEX "topic_record_version_idx" ON "mail_news" USING btree ("topic","record","version");
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_proposal_notice_id_public_notices_id_fk" FOREIGN KEY ("proposal_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_report_kind_id_report_kinds_id_fk" FOREIGN KEY ("report_kind_id") REFERENCES "public"."report_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_public_notice_id_public_notices_id_fk" FOREIGN KEY ("public_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_kinds_fk" FOREIGN KEY ("report_kinds_id") REFERENCES "public"."report_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_budget_proposals_fk" FOREIGN KEY ("budget_proposals_id") REFERENCES "public"."budget_proposals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_files_fk" FOREIGN KEY ("resident_files_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_followers_fk" FOREIGN KEY ("report_followers_id") REFERENCES "public"."report_followers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_subscriptions_fk" FOREIGN KEY ("mail_subscriptions_id") REFERENCES "public"."mail_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_batches_fk" FOREIGN KEY ("mail_batches_id") REFERENCES "public"."mail_batches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_deliveries_fk" FOREIGN KEY ("mail_deliveries_id") REFERENCES "public"."mail_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_news_fk" FOREIGN KEY ("mail_news_id") REFERENCES "public"."mail_news"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_kind_idx" ON "feedback" USING btree ("kind");
  CREATE INDEX "feedback_proposal_notice_idx" ON "feedback" USING btree ("proposal_notice_id");
  CREATE INDEX "feedback_report_kind_idx" ON "feedback" USING btree ("report_kind_id");
  CREATE INDEX "feedback_public_notice_idx" ON "feedback" USING btree ("public_notice_id");
  CREATE INDEX "feedback_wants_outcome_idx" ON "feedback" USING btree ("wants_outcome");
  CREATE UNIQUE INDEX "feedback_files_claim_idx" ON "feedback" USING btree ("files_claim");
  CREATE INDEX "users_reads_misconduct_idx" ON "users" USING btree ("reads_misconduct");
  CREATE INDEX "payload_locked_documents_rels_report_kinds_id_idx" ON "payload_locked_documents_rels" USING btree ("report_kinds_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_budget_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("budget_proposals_id");
  CREATE INDEX "payload_locked_documents_rels_resident_files_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_files_id");
  CREATE INDEX "payload_locked_documents_rels_report_followers_id_idx" ON "payload_locked_documents_rels" USING btree ("report_followers_id");
  CREATE INDEX "payload_locked_documents_rels_mail_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_mail_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_batches_id");
  CREATE INDEX "payload_locked_documents_rels_mail_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_mail_news_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_news_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_cancelled_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_cancelled_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_notices_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_notices_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_report_kinds_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reports_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "budget_proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_budget_proposals_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resident_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_followers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_batches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_news" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_cancelled_days" CASCADE;
  DROP TABLE "_events_v_version_cancelled_days" CASCADE;
  DROP TABLE "public_notices_questions" CASCADE;
  DROP TABLE "_public_notices_v_version_questions" CASCADE;
  DROP TABLE "report_kinds" CASCADE;
  DROP TABLE "_report_kinds_v" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "budget_proposals" CASCADE;
  DROP TABLE "_budget_proposals_v" CASCADE;
  DROP TABLE "resident_files" CASCADE;
  DROP TABLE "report_followers" CASCADE;
  DROP TABLE "mail_subscriptions" CASCADE;
  DROP TABLE "mail_batches" CASCADE;
  DROP TABLE "mail_deliveries" CASCADE;
  DROP TABLE "mail_news" CASCADE;
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_proposal_notice_id_public_notices_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_report_kind_id_report_kinds_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_public_notice_id_public_notices_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_kinds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_budget_proposals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resident_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_followers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_batches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_news_fk";
  
  ALTER TABLE "public_notices" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "public_notices" ALTER COLUMN "kind" SET DEFAULT 'objection'::text;
  DROP TYPE "public"."enum_public_notices_kind";
  CREATE TYPE "public"."enum_public_notices_kind" AS ENUM('objection', 'suggestion', 'survey', 'trees', 'general');
  ALTER TABLE "public_notices" ALTER COLUMN "kind" SET DEFAULT 'objection'::"public"."enum_public_notices_kind";
  ALTER TABLE "public_notices" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_public_notices_kind" USING "kind"::"public"."enum_public_notices_kind";
  ALTER TABLE "_public_notices_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  ALTER TABLE "_public_notices_v" ALTER COLUMN "version_kind" SET DEFAULT 'objection'::text;
  DROP TYPE "public"."enum__public_notices_v_version_kind";
  CREATE TYPE "public"."enum__public_notices_v_version_kind" AS ENUM('objection', 'suggestion', 'survey', 'trees', 'general');
  ALTER TABLE "_public_notices_v" ALTER COLUMN "version_kind" SET DEFAULT 'objection'::"public"."enum__public_notices_v_version_kind";
  ALTER TABLE "_public_notices_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__public_notices_v_version_kind" USING "version_kind"::"public"."enum__public_notices_v_version_kind";
  ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_journal_action";
  CREATE TYPE "public"."enum_journal_action" AS ENUM('create', 'change', 'publish', 'withdraw', 'delete', 'restore', 'revert', 'remove', 'role', 'settings', 'send', 'approve', 'return', 'urgent', 'login', 'failed-login', 'logout', 'import');
  ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE "public"."enum_journal_action" USING "action"::"public"."enum_journal_action";
  DROP INDEX "feedback_kind_idx";
  DROP INDEX "feedback_proposal_notice_idx";
  DROP INDEX "feedback_report_kind_idx";
  DROP INDEX "feedback_public_notice_idx";
  DROP INDEX "feedback_wants_outcome_idx";
  DROP INDEX "feedback_files_claim_idx";
  DROP INDEX "users_reads_misconduct_idx";
  DROP INDEX "payload_locked_documents_rels_report_kinds_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_budget_proposals_id_idx";
  DROP INDEX "payload_locked_documents_rels_resident_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_report_followers_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_batches_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_news_id_idx";
  ALTER TABLE "public_notices" DROP COLUMN "here";
  ALTER TABLE "_public_notices_v" DROP COLUMN "version_here";
  ALTER TABLE "feedback" DROP COLUMN "kind";
  ALTER TABLE "feedback" DROP COLUMN "proposal_notice_id";
  ALTER TABLE "feedback" DROP COLUMN "proposal_ward";
  ALTER TABLE "feedback" DROP COLUMN "proposal_place";
  ALTER TABLE "feedback" DROP COLUMN "report_kind_id";
  ALTER TABLE "feedback" DROP COLUMN "report_ward";
  ALTER TABLE "feedback" DROP COLUMN "report_place";
  ALTER TABLE "feedback" DROP COLUMN "report_position";
  ALTER TABLE "feedback" DROP COLUMN "public_notice_id";
  ALTER TABLE "feedback" DROP COLUMN "stance";
  ALTER TABLE "feedback" DROP COLUMN "ward";
  ALTER TABLE "feedback" DROP COLUMN "address";
  ALTER TABLE "feedback" DROP COLUMN "wants_outcome";
  ALTER TABLE "feedback" DROP COLUMN "finding";
  ALTER TABLE "feedback" DROP COLUMN "like_group";
  ALTER TABLE "feedback" DROP COLUMN "replies";
  ALTER TABLE "feedback" DROP COLUMN "files_claim";
  ALTER TABLE "users" DROP COLUMN "reads_misconduct";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_en";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_mr";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_changed";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_kinds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "budget_proposals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resident_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_followers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_batches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_news_id";
  DROP TYPE "public"."enum_events_cancelled_days_reason_changed";
  DROP TYPE "public"."enum__events_v_version_cancelled_days_reason_changed";
  DROP TYPE "public"."enum_public_notices_questions_kind";
  DROP TYPE "public"."enum_public_notices_questions_question_changed";
  DROP TYPE "public"."enum_public_notices_questions_choices_changed";
  DROP TYPE "public"."enum_public_notices_here";
  DROP TYPE "public"."enum__public_notices_v_version_questions_kind";
  DROP TYPE "public"."enum__public_notices_v_version_questions_question_changed";
  DROP TYPE "public"."enum__public_notices_v_version_questions_choices_changed";
  DROP TYPE "public"."enum__public_notices_v_version_here";
  DROP TYPE "public"."enum_report_kinds_name_changed";
  DROP TYPE "public"."enum_report_kinds_status";
  DROP TYPE "public"."enum__report_kinds_v_version_name_changed";
  DROP TYPE "public"."enum__report_kinds_v_version_status";
  DROP TYPE "public"."enum_reports_state";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_state";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum_budget_proposals_title_changed";
  DROP TYPE "public"."enum_budget_proposals_place_changed";
  DROP TYPE "public"."enum_budget_proposals_text_changed";
  DROP TYPE "public"."enum_budget_proposals_state";
  DROP TYPE "public"."enum_budget_proposals_reason_changed";
  DROP TYPE "public"."enum_budget_proposals_status";
  DROP TYPE "public"."enum__budget_proposals_v_version_title_changed";
  DROP TYPE "public"."enum__budget_proposals_v_version_place_changed";
  DROP TYPE "public"."enum__budget_proposals_v_version_text_changed";
  DROP TYPE "public"."enum__budget_proposals_v_version_state";
  DROP TYPE "public"."enum__budget_proposals_v_version_reason_changed";
  DROP TYPE "public"."enum__budget_proposals_v_version_status";
  DROP TYPE "public"."enum_feedback_kind";
  DROP TYPE "public"."enum_feedback_stance";
  DROP TYPE "public"."enum_feedback_finding";
  DROP TYPE "public"."enum_resident_files_state";
  DROP TYPE "public"."enum_report_followers_language";
  DROP TYPE "public"."enum_report_followers_mail";
  DROP TYPE "public"."enum_mail_subscriptions_state";
  DROP TYPE "public"."enum_mail_batches_kind";
  DROP TYPE "public"."enum_mail_deliveries_state";
  DROP TYPE "public"."enum_users_misconduct_title_changed";`)
}
