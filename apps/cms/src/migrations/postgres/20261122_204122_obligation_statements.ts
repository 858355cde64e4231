import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_obligation_statements_answer" AS ENUM('yes', 'no', 'not-applicable');
  CREATE TABLE "obligation_statements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"obligation" varchar NOT NULL,
  	"answer" "enum_obligation_statements_answer",
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"owner_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "feedback" ADD COLUMN "duplicate_of_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "obligation_statements_id" integer;
  ALTER TABLE "obligation_statements" ADD CONSTRAINT "obligation_statements_owner_id_departments_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "obligation_statements_obligation_idx" ON "obligation_statements" USING btree ("obligation");
  CREATE INDEX "obligation_statements_owner_idx" ON "obligation_statements" USING btree ("owner_id");
  CREATE INDEX "obligation_statements_updated_at_idx" ON "obligation_statements" USING btree ("updated_at");
  CREATE INDEX "obligation_statements_created_at_idx" ON "obligation_statements" USING btree ("created_at");
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_duplicate_of_id_feedback_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_obligation_statements_fk" FOREIGN KEY ("obligation_statements_id") REFERENCES "public"."obligation_statements"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "feedback_duplicate_of_idx" ON "feedback" USING btree ("duplicate_of_id");
  CREATE INDEX "payload_locked_documents_rels_obligation_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("obligation_statements_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "obligation_statements" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "obligation_statements" CASCADE;
  ALTER TABLE "feedback" DROP CONSTRAINT "feedback_duplicate_of_id_feedback_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_obligation_statements_fk";
  
  DROP INDEX "feedback_duplicate_of_idx";
  DROP INDEX "payload_locked_documents_rels_obligation_statements_id_idx";
  ALTER TABLE "feedback" DROP COLUMN "duplicate_of_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "obligation_statements_id";
  DROP TYPE "public"."enum_obligation_statements_answer";`)
}
