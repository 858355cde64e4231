import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_opening_decisions_act" AS ENUM('opened', 'planned', 'openedOnTime', 'keptClosed', 'closed');
  CREATE TYPE "public"."enum_opening_state" AS ENUM('open', 'closed');
  CREATE TABLE "opening_decisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" "enum_opening_decisions_act" NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by" varchar,
  	"account" numeric,
  	"opens_at" timestamp(3) with time zone,
  	"sentence_en" varchar,
  	"sentence_mr" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opening_decisions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "opening" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_opening_state" DEFAULT 'open' NOT NULL,
  	"opens_at" timestamp(3) with time zone,
  	"was_open" boolean DEFAULT false,
  	"sentence_en" varchar,
  	"sentence_mr" varchar,
  	"certificate_number" varchar,
  	"certificate_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "opening_decisions_id" integer;
  ALTER TABLE "opening_decisions_texts" ADD CONSTRAINT "opening_decisions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."opening_decisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "opening_decisions_at_idx" ON "opening_decisions" USING btree ("at");
  CREATE INDEX "opening_decisions_updated_at_idx" ON "opening_decisions" USING btree ("updated_at");
  CREATE INDEX "opening_decisions_created_at_idx" ON "opening_decisions" USING btree ("created_at");
  CREATE INDEX "opening_decisions_texts_order_parent" ON "opening_decisions_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_opening_decisions_fk" FOREIGN KEY ("opening_decisions_id") REFERENCES "public"."opening_decisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_opening_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("opening_decisions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "opening_decisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "opening_decisions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "opening" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "opening_decisions" CASCADE;
  DROP TABLE "opening_decisions_texts" CASCADE;
  DROP TABLE "opening" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_opening_decisions_fk";
  
  DROP INDEX "payload_locked_documents_rels_opening_decisions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "opening_decisions_id";
  DROP TYPE "public"."enum_opening_decisions_act";
  DROP TYPE "public"."enum_opening_state";`)
}
