import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_feedback_language" AS ENUM('en', 'mr');
  CREATE TYPE "public"."enum_feedback_put_aside" AS ENUM('spam', 'duplicate');
  CREATE TYPE "public"."enum_feedback_entries_kind" AS ENUM('addition', 'note', 'answer');
  CREATE TYPE "public"."enum_feedback_entries_language" AS ENUM('en', 'mr');
  CREATE TYPE "public"."enum_feedback_mails_state" AS ENUM('waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused');
  CREATE TYPE "public"."enum_answer_templates_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TABLE "feedback_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feedback" numeric NOT NULL,
  	"kind" "enum_feedback_entries_kind" NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_feedback_entries_language",
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"by_mail" boolean,
  	"once" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"feedback" numeric NOT NULL,
  	"entry" numeric NOT NULL,
  	"state" "enum_feedback_mails_state" NOT NULL,
  	"message_id" varchar NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"sent_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"text_mr" varchar,
  	"text_changed" "enum_answer_templates_text_changed",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "feedback" ADD COLUMN "department_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "due_on" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "language" "enum_feedback_language";
  ALTER TABLE "feedback" ADD COLUMN "put_aside" "enum_feedback_put_aside";
  ALTER TABLE "feedback" ADD COLUMN "link_hash" varchar;
  ALTER TABLE "feedback" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "read_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "taken_up_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "feedback" ADD COLUMN "erase_on" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feedback_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feedback_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "settings" ADD COLUMN "feedback_due_days" numeric;
  ALTER TABLE "settings" ADD COLUMN "feedback_months" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_feedback_due_days" numeric;
  ALTER TABLE "_settings_v" ADD COLUMN "version_feedback_months" numeric;
  CREATE INDEX "feedback_entries_feedback_idx" ON "feedback_entries" USING btree ("feedback");
  CREATE UNIQUE INDEX "feedback_entries_once_idx" ON "feedback_entries" USING btree ("once");
  CREATE INDEX "feedback_entries_updated_at_idx" ON "feedback_entries" USING btree ("updated_at");
  CREATE INDEX "feedback_entries_created_at_idx" ON "feedback_entries" USING btree ("created_at");
  CREATE INDEX "feedback_mails_feedback_idx" ON "feedback_mails" USING btree ("feedback");
  CREATE UNIQUE INDEX "feedback_mails_entry_idx" ON "feedback_mails" USING btree ("entry");
  CREATE INDEX "feedback_mails_state_idx" ON "feedback_mails" USING btree ("state");
  CREATE INDEX "feedback_mails_updated_at_idx" ON "feedback_mails" USING btree ("updated_at");
  CREATE INDEX "feedback_mails_created_at_idx" ON "feedback_mails" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_entries_fk" FOREIGN KEY ("feedback_entries_id") REFERENCES "public"."feedback_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_mails_fk" FOREIGN KEY ("feedback_mails_id") REFERENCES "public"."feedback_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_department_idx" ON "feedback" USING btree ("department_id");
  CREATE INDEX "feedback_due_on_idx" ON "feedback" USING btree ("due_on");
  CREATE INDEX "feedback_put_aside_idx" ON "feedback" USING btree ("put_aside");
  CREATE UNIQUE INDEX "feedback_link_hash_idx" ON "feedback" USING btree ("link_hash");
  CREATE INDEX "feedback_assignee_idx" ON "feedback" USING btree ("assignee_id");
  CREATE INDEX "feedback_read_at_idx" ON "feedback" USING btree ("read_at");
  CREATE INDEX "feedback_taken_up_at_idx" ON "feedback" USING btree ("taken_up_at");
  CREATE INDEX "feedback_answered_at_idx" ON "feedback" USING btree ("answered_at");
  CREATE INDEX "feedback_closed_at_idx" ON "feedback" USING btree ("closed_at");
  CREATE INDEX "feedback_erase_on_idx" ON "feedback" USING btree ("erase_on");
  CREATE INDEX "payload_locked_documents_rels_feedback_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_entries_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_mails_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feedback_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "feedback_entries" CASCADE;
  DROP TABLE "feedback_mails" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_department_id_departments_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feedback_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_feedback_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  DROP INDEX "feedback_department_idx";
  DROP INDEX "feedback_due_on_idx";
  DROP INDEX "feedback_put_aside_idx";
  DROP INDEX "feedback_link_hash_idx";
  DROP INDEX "feedback_assignee_idx";
  DROP INDEX "feedback_read_at_idx";
  DROP INDEX "feedback_taken_up_at_idx";
  DROP INDEX "feedback_answered_at_idx";
  DROP INDEX "feedback_closed_at_idx";
  DROP INDEX "feedback_erase_on_idx";
  DROP INDEX "payload_locked_documents_rels_feedback_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_feedback_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "feedback" DROP COLUMN "department_id";
  ALTER TABLE "feedback" DROP COLUMN "due_on";
  ALTER TABLE "feedback" DROP COLUMN "language";
  ALTER TABLE "feedback" DROP COLUMN "put_aside";
  ALTER TABLE "feedback" DROP COLUMN "link_hash";
  ALTER TABLE "feedback" DROP COLUMN "assignee_id";
  ALTER TABLE "feedback" DROP COLUMN "read_at";
  ALTER TABLE "feedback" DROP COLUMN "taken_up_at";
  ALTER TABLE "feedback" DROP COLUMN "answered_at";
  ALTER TABLE "feedback" DROP COLUMN "closed_at";
  ALTER TABLE "feedback" DROP COLUMN "erase_on";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feedback_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feedback_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  ALTER TABLE "settings" DROP COLUMN "feedback_due_days";
  ALTER TABLE "settings" DROP COLUMN "feedback_months";
  ALTER TABLE "_settings_v" DROP COLUMN "version_feedback_due_days";
  ALTER TABLE "_settings_v" DROP COLUMN "version_feedback_months";
  DROP TYPE "public"."enum_feedback_language";
  DROP TYPE "public"."enum_feedback_put_aside";
  DROP TYPE "public"."enum_feedback_entries_kind";
  DROP TYPE "public"."enum_feedback_entries_language";
  DROP TYPE "public"."enum_feedback_mails_state";
  DROP TYPE "public"."enum_answer_templates_text_changed";`)
}
