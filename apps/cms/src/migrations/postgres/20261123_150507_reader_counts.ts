import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "reader_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"fruitless" numeric DEFAULT 0 NOT NULL,
  	"clicked" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reader_counts_id" integer;
  CREATE INDEX "reader_counts_day_idx" ON "reader_counts" USING btree ("day");
  CREATE INDEX "reader_counts_updated_at_idx" ON "reader_counts" USING btree ("updated_at");
  CREATE INDEX "reader_counts_created_at_idx" ON "reader_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_day_name_idx" ON "reader_counts" USING btree ("kind","day","name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reader_counts_fk" FOREIGN KEY ("reader_counts_id") REFERENCES "public"."reader_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reader_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("reader_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reader_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reader_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reader_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_reader_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reader_counts_id";`)
}
