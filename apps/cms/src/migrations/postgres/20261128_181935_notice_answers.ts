import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_public_notices_questions_kind" AS ENUM('one', 'many', 'words');
  CREATE TYPE "public"."enum_public_notices_questions_question_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_questions_choices_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_public_notices_here" AS ENUM('yes', 'outcome');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_kind" AS ENUM('one', 'many', 'words');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_question_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_questions_choices_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__public_notices_v_version_here" AS ENUM('yes', 'outcome');
  CREATE TYPE "public"."enum_feedback_stance" AS ENUM('objection', 'suggestion', 'support');
  CREATE TYPE "public"."enum_feedback_finding" AS ENUM('accepted', 'partly', 'rejected', 'noted');
  CREATE TYPE "public"."enum_report_followers_language" AS ENUM('en', 'mr');
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
  
  CREATE TABLE "report_followers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report" numeric NOT NULL,
  	"feedback" numeric,
  	"client" varchar NOT NULL,
  	"once" varchar NOT NULL,
  	"email" varchar,
  	"language" "enum_report_followers_language" NOT NULL,
  	"is_counted" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "public_notices" ADD COLUMN "here" "enum_public_notices_here";
  ALTER TABLE "_public_notices_v" ADD COLUMN "version_here" "enum__public_notices_v_version_here";
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
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "report_followers_id" integer;
  ALTER TABLE "public_notices_questions" ADD CONSTRAINT "public_notices_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."public_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_public_notices_v_version_questions" ADD CONSTRAINT "_public_notices_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_public_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "public_notices_questions_order_idx" ON "public_notices_questions" USING btree ("_order");
  CREATE INDEX "public_notices_questions_parent_id_idx" ON "public_notices_questions" USING btree ("_parent_id");
  CREATE INDEX "_public_notices_v_version_questions_order_idx" ON "_public_notices_v_version_questions" USING btree ("_order");
  CREATE INDEX "_public_notices_v_version_questions_parent_id_idx" ON "_public_notices_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "report_followers_report_idx" ON "report_followers" USING btree ("report");
  CREATE INDEX "report_followers_feedback_idx" ON "report_followers" USING btree ("feedback");
  CREATE INDEX "report_followers_client_idx" ON "report_followers" USING btree ("client");
  CREATE UNIQUE INDEX "report_followers_once_idx" ON "report_followers" USING btree ("once");
  CREATE INDEX "report_followers_updated_at_idx" ON "report_followers" USING btree ("updated_at");
  CREATE INDEX "report_followers_created_at_idx" ON "report_followers" USING btree ("created_at");
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_report_kind_id_report_kinds_id_fk" FOREIGN KEY ("report_kind_id") REFERENCES "public"."report_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_public_notice_id_public_notices_id_fk" FOREIGN KEY ("public_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_report_followers_fk" FOREIGN KEY ("report_followers_id") REFERENCES "public"."report_followers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_report_kind_idx" ON "feedback" USING btree ("report_kind_id");
  CREATE INDEX "feedback_public_notice_idx" ON "feedback" USING btree ("public_notice_id");
  CREATE INDEX "feedback_wants_outcome_idx" ON "feedback" USING btree ("wants_outcome");
  CREATE INDEX "payload_locked_documents_rels_report_followers_id_idx" ON "payload_locked_documents_rels" USING btree ("report_followers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "public_notices_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_public_notices_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "report_followers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "public_notices_questions" CASCADE;
  DROP TABLE "_public_notices_v_version_questions" CASCADE;
  DROP TABLE "report_followers" CASCADE;
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_report_kind_id_report_kinds_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_public_notice_id_public_notices_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_report_followers_fk";
  
  DROP INDEX "feedback_report_kind_idx";
  DROP INDEX "feedback_public_notice_idx";
  DROP INDEX "feedback_wants_outcome_idx";
  DROP INDEX "payload_locked_documents_rels_report_followers_id_idx";
  ALTER TABLE "public_notices" DROP COLUMN "here";
  ALTER TABLE "_public_notices_v" DROP COLUMN "version_here";
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
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "report_followers_id";
  DROP TYPE "public"."enum_public_notices_questions_kind";
  DROP TYPE "public"."enum_public_notices_questions_question_changed";
  DROP TYPE "public"."enum_public_notices_questions_choices_changed";
  DROP TYPE "public"."enum_public_notices_here";
  DROP TYPE "public"."enum__public_notices_v_version_questions_kind";
  DROP TYPE "public"."enum__public_notices_v_version_questions_question_changed";
  DROP TYPE "public"."enum__public_notices_v_version_questions_choices_changed";
  DROP TYPE "public"."enum__public_notices_v_version_here";
  DROP TYPE "public"."enum_feedback_stance";
  DROP TYPE "public"."enum_feedback_finding";
  DROP TYPE "public"."enum_report_followers_language";`)
}
