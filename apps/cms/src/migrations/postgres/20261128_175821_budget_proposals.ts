import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TYPE "public"."enum_public_notices_kind" ADD VALUE 'budget' BEFORE 'general';
  ALTER TYPE "public"."enum__public_notices_v_version_kind" ADD VALUE 'budget' BEFORE 'general';
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "budget_proposals_id" integer;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_notice_id_public_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_merged_id_budget_proposals_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_message_id_feedback_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "budget_proposals" ADD CONSTRAINT "budget_proposals_record_owner_id_departments_id_fk" FOREIGN KEY ("record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_parent_id_budget_proposals_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_notice_id_public_notices_id_fk" FOREIGN KEY ("version_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_merged_id_budget_proposals_id_fk" FOREIGN KEY ("version_merged_id") REFERENCES "public"."budget_proposals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_message_id_feedback_id_fk" FOREIGN KEY ("version_message_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_budget_proposals_v" ADD CONSTRAINT "_budget_proposals_v_version_record_owner_id_departments_id_fk" FOREIGN KEY ("version_record_owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_budget_proposals_fk" FOREIGN KEY ("budget_proposals_id") REFERENCES "public"."budget_proposals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_budget_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("budget_proposals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "budget_proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_budget_proposals_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "budget_proposals" CASCADE;
  DROP TABLE "_budget_proposals_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_budget_proposals_fk";
  
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
  DROP INDEX "payload_locked_documents_rels_budget_proposals_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "budget_proposals_id";
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
  DROP TYPE "public"."enum__budget_proposals_v_version_status";`)
}
