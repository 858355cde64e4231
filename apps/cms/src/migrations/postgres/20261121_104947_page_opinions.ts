import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_opinions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"useful" numeric DEFAULT 0 NOT NULL,
  	"not_useful" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_opinions_id" integer;
  CREATE INDEX "page_opinions_day_idx" ON "page_opinions" USING btree ("day");
  CREATE INDEX "page_opinions_updated_at_idx" ON "page_opinions" USING btree ("updated_at");
  CREATE INDEX "page_opinions_created_at_idx" ON "page_opinions" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_day_idx" ON "page_opinions" USING btree ("page","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_opinions_fk" FOREIGN KEY ("page_opinions_id") REFERENCES "public"."page_opinions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_page_opinions_id_idx" ON "payload_locked_documents_rels" USING btree ("page_opinions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_opinions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_opinions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_opinions_fk";
  
  DROP INDEX "payload_locked_documents_rels_page_opinions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_opinions_id";`)
}
