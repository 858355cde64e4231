import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_cancelled_days_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__events_v_version_cancelled_days_reason_changed" AS ENUM('en', 'mr', 'both');
  CREATE TABLE "events_cancelled_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum_events_cancelled_days_reason_changed"
  );
  
  CREATE TABLE "_events_v_version_cancelled_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"reason_en" varchar,
  	"reason_mr" varchar,
  	"reason_changed" "enum__events_v_version_cancelled_days_reason_changed",
  	"_uuid" varchar
  );
  
  ALTER TABLE "events_cancelled_days" ADD CONSTRAINT "events_cancelled_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_cancelled_days" ADD CONSTRAINT "_events_v_version_cancelled_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_cancelled_days_order_idx" ON "events_cancelled_days" USING btree ("_order");
  CREATE INDEX "events_cancelled_days_parent_id_idx" ON "events_cancelled_days" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_cancelled_days_order_idx" ON "_events_v_version_cancelled_days" USING btree ("_order");
  CREATE INDEX "_events_v_version_cancelled_days_parent_id_idx" ON "_events_v_version_cancelled_days" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events_cancelled_days" CASCADE;
  DROP TABLE "_events_v_version_cancelled_days" CASCADE;
  DROP TYPE "public"."enum_events_cancelled_days_reason_changed";
  DROP TYPE "public"."enum__events_v_version_cancelled_days_reason_changed";`)
}
