import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_resident_files_state" AS ENUM('storing', 'kept');
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
  
  ALTER TABLE "feedback" ADD COLUMN "files_claim" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resident_files_id" integer;
  CREATE UNIQUE INDEX "resident_files_token_hash_idx" ON "resident_files" USING btree ("token_hash");
  CREATE UNIQUE INDEX "resident_files_stored_idx" ON "resident_files" USING btree ("stored");
  CREATE INDEX "resident_files_claim_idx" ON "resident_files" USING btree ("claim");
  CREATE INDEX "resident_files_updated_at_idx" ON "resident_files" USING btree ("updated_at");
  CREATE INDEX "resident_files_created_at_idx" ON "resident_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_files_fk" FOREIGN KEY ("resident_files_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "feedback_files_claim_idx" ON "feedback" USING btree ("files_claim");
  CREATE INDEX "payload_locked_documents_rels_resident_files_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "resident_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "resident_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resident_files_fk";
  
  DROP INDEX "feedback_files_claim_idx";
  DROP INDEX "payload_locked_documents_rels_resident_files_id_idx";
  ALTER TABLE "feedback" DROP COLUMN "files_claim";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resident_files_id";
  DROP TYPE "public"."enum_resident_files_state";`)
}
