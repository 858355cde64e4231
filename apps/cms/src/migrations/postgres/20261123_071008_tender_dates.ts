import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tenders_history_kind" AS ENUM('corrigendum', 'result', 'cancellation');
  CREATE TYPE "public"."enum_tenders_history_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_tenders_kind" AS ENUM('tender', 'recruitment', 'auction');
  CREATE TYPE "public"."enum__tenders_v_version_history_kind" AS ENUM('corrigendum', 'result', 'cancellation');
  CREATE TYPE "public"."enum__tenders_v_version_history_text_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__tenders_v_version_kind" AS ENUM('tender', 'recruitment', 'auction');
  CREATE TABLE "tenders_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"kind" "enum_tenders_history_kind" DEFAULT 'corrigendum',
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum_tenders_history_text_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer
  );
  
  CREATE TABLE "_tenders_v_version_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"kind" "enum__tenders_v_version_history_kind" DEFAULT 'corrigendum',
  	"text_en" varchar,
  	"text_mr" varchar,
  	"text_changed" "enum__tenders_v_version_history_text_changed",
  	"pdf_en_id" integer,
  	"pdf_mr_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "tenders" ADD COLUMN "kind" "enum_tenders_kind";
  ALTER TABLE "tenders" ADD COLUMN "number" varchar;
  ALTER TABLE "tenders" ADD COLUMN "department_id" integer;
  ALTER TABLE "tenders" ADD COLUMN "value" numeric;
  ALTER TABLE "tenders" ADD COLUMN "fee" numeric;
  ALTER TABLE "tenders" ADD COLUMN "meeting" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "closes" timestamp(3) with time zone;
  ALTER TABLE "tenders" ADD COLUMN "opens" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_kind" "enum__tenders_v_version_kind";
  ALTER TABLE "_tenders_v" ADD COLUMN "version_number" varchar;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_department_id" integer;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_value" numeric;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_fee" numeric;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_meeting" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_closes" timestamp(3) with time zone;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_opens" timestamp(3) with time zone;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tenders_history" ADD CONSTRAINT "tenders_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tenders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_pdf_en_id_media_id_fk" FOREIGN KEY ("pdf_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_pdf_mr_id_media_id_fk" FOREIGN KEY ("pdf_mr_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v_version_history" ADD CONSTRAINT "_tenders_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tenders_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tenders_history_order_idx" ON "tenders_history" USING btree ("_order");
  CREATE INDEX "tenders_history_parent_id_idx" ON "tenders_history" USING btree ("_parent_id");
  CREATE INDEX "tenders_history_pdf_pdf_en_idx" ON "tenders_history" USING btree ("pdf_en_id");
  CREATE INDEX "tenders_history_pdf_pdf_mr_idx" ON "tenders_history" USING btree ("pdf_mr_id");
  CREATE INDEX "_tenders_v_version_history_order_idx" ON "_tenders_v_version_history" USING btree ("_order");
  CREATE INDEX "_tenders_v_version_history_parent_id_idx" ON "_tenders_v_version_history" USING btree ("_parent_id");
  CREATE INDEX "_tenders_v_version_history_pdf_pdf_en_idx" ON "_tenders_v_version_history" USING btree ("pdf_en_id");
  CREATE INDEX "_tenders_v_version_history_pdf_pdf_mr_idx" ON "_tenders_v_version_history" USING btree ("pdf_mr_id");
  ALTER TABLE "tenders" ADD CONSTRAINT "tenders_department_id_disclosure_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tenders_v" ADD CONSTRAINT "_tenders_v_version_department_id_disclosure_departments_id_fk" FOREIGN KEY ("version_department_id") REFERENCES "public"."disclosure_departments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tenders_department_idx" ON "tenders" USING btree ("department_id");
  CREATE INDEX "_tenders_v_version_version_department_idx" ON "_tenders_v" USING btree ("version_department_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenders_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tenders_v_version_history" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tenders_history" CASCADE;
  DROP TABLE "_tenders_v_version_history" CASCADE;
  ALTER TABLE "tenders" DROP CONSTRAINT IF EXISTS "tenders_department_id_disclosure_departments_id_fk";
  
  ALTER TABLE "_tenders_v" DROP CONSTRAINT IF EXISTS "_tenders_v_version_department_id_disclosure_departments_id_fk";
  
  DROP INDEX "tenders_department_idx";
  DROP INDEX "_tenders_v_version_version_department_idx";
  ALTER TABLE "tenders" DROP COLUMN "kind";
  ALTER TABLE "tenders" DROP COLUMN "number";
  ALTER TABLE "tenders" DROP COLUMN "department_id";
  ALTER TABLE "tenders" DROP COLUMN "value";
  ALTER TABLE "tenders" DROP COLUMN "fee";
  ALTER TABLE "tenders" DROP COLUMN "meeting";
  ALTER TABLE "tenders" DROP COLUMN "closes";
  ALTER TABLE "tenders" DROP COLUMN "opens";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_kind";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_number";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_department_id";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_value";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_fee";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_meeting";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_closes";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_opens";
  DROP TYPE "public"."enum_tenders_history_kind";
  DROP TYPE "public"."enum_tenders_history_text_changed";
  DROP TYPE "public"."enum_tenders_kind";
  DROP TYPE "public"."enum__tenders_v_version_history_kind";
  DROP TYPE "public"."enum__tenders_v_version_history_text_changed";
  DROP TYPE "public"."enum__tenders_v_version_kind";`)
}
