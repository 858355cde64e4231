import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_approvals_state" AS ENUM('waiting', 'scheduled', 'publishing', 'published', 'withdrawn', 'returned', 'takenBack');
  CREATE TYPE "public"."enum_settings_publishing" AS ENUM('own', 'second');
  CREATE TYPE "public"."enum__settings_v_version_publishing" AS ENUM('own', 'second');
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'send' BEFORE 'login';
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'approve' BEFORE 'login';
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'return' BEFORE 'login';
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'urgent' BEFORE 'login';
  CREATE TABLE "approvals_records" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"version" numeric NOT NULL
  );
  
  CREATE TABLE "approvals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_approvals_state" NOT NULL,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"sent_by" varchar,
  	"sent_account" numeric,
  	"remark" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by" varchar,
  	"decided_account" numeric,
  	"reason" varchar,
  	"is_urgent" boolean DEFAULT false,
  	"publish_at" timestamp(3) with time zone,
  	"withdraw_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "settings" ADD COLUMN "publishing" "enum_settings_publishing";
  ALTER TABLE "_settings_v" ADD COLUMN "version_publishing" "enum__settings_v_version_publishing";
  ALTER TABLE "approvals_records" ADD CONSTRAINT "approvals_records_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "approvals_records_order_idx" ON "approvals_records" USING btree ("_order");
  CREATE INDEX "approvals_records_parent_id_idx" ON "approvals_records" USING btree ("_parent_id");
  CREATE INDEX "approvals_records_list_idx" ON "approvals_records" USING btree ("list");
  CREATE INDEX "approvals_records_record_idx" ON "approvals_records" USING btree ("record");
  CREATE INDEX "approvals_state_idx" ON "approvals" USING btree ("state");
  CREATE INDEX "approvals_sent_at_idx" ON "approvals" USING btree ("sent_at");
  CREATE INDEX "approvals_sent_account_idx" ON "approvals" USING btree ("sent_account");
  CREATE INDEX "approvals_publish_at_idx" ON "approvals" USING btree ("publish_at");
  CREATE INDEX "approvals_withdraw_at_idx" ON "approvals" USING btree ("withdraw_at");
  CREATE INDEX "approvals_updated_at_idx" ON "approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "approvals" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "approvals_records" CASCADE;
  DROP TABLE "approvals" CASCADE;
  ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_journal_action";
  CREATE TYPE "public"."enum_journal_action" AS ENUM('create', 'change', 'publish', 'withdraw', 'delete', 'restore', 'revert', 'remove', 'role', 'settings', 'login', 'failed-login', 'logout', 'import');
  ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE "public"."enum_journal_action" USING "action"::"public"."enum_journal_action";
  ALTER TABLE "settings" DROP COLUMN "publishing";
  ALTER TABLE "_settings_v" DROP COLUMN "version_publishing";
  DROP TYPE "public"."enum_approvals_state";
  DROP TYPE "public"."enum_settings_publishing";
  DROP TYPE "public"."enum__settings_v_version_publishing";`)
}
