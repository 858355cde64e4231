import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_push_deliveries_state" AS ENUM('waiting', 'claimed', 'sent', 'given-up');
  CREATE TABLE "push_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"p256dh" varchar NOT NULL,
  	"auth" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"wards" varchar NOT NULL,
  	"used_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alert" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"is_filled" boolean DEFAULT false NOT NULL,
  	"ends_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"announcement" numeric NOT NULL,
  	"subscription" numeric NOT NULL,
  	"state" "enum_push_deliveries_state" NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_announcements_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "push_deliveries_id" integer;
  CREATE UNIQUE INDEX "push_subscriptions_key_idx" ON "push_subscriptions" USING btree ("key");
  CREATE INDEX "push_subscriptions_used_on_idx" ON "push_subscriptions" USING btree ("used_on");
  CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
  CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");
  CREATE INDEX "push_announcements_updated_at_idx" ON "push_announcements" USING btree ("updated_at");
  CREATE INDEX "push_announcements_created_at_idx" ON "push_announcements" USING btree ("created_at");
  CREATE UNIQUE INDEX "alert_version_idx" ON "push_announcements" USING btree ("alert","version");
  CREATE INDEX "push_deliveries_subscription_idx" ON "push_deliveries" USING btree ("subscription");
  CREATE INDEX "push_deliveries_state_idx" ON "push_deliveries" USING btree ("state");
  CREATE INDEX "push_deliveries_updated_at_idx" ON "push_deliveries" USING btree ("updated_at");
  CREATE INDEX "push_deliveries_created_at_idx" ON "push_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "announcement_subscription_idx" ON "push_deliveries" USING btree ("announcement","subscription");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_subscriptions_fk" FOREIGN KEY ("push_subscriptions_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_announcements_fk" FOREIGN KEY ("push_announcements_id") REFERENCES "public"."push_announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_push_deliveries_fk" FOREIGN KEY ("push_deliveries_id") REFERENCES "public"."push_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_push_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("push_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_push_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("push_announcements_id");
  CREATE INDEX "payload_locked_documents_rels_push_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("push_deliveries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "push_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_announcements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "push_deliveries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "push_subscriptions" CASCADE;
  DROP TABLE "push_announcements" CASCADE;
  DROP TABLE "push_deliveries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_push_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_push_announcements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_push_deliveries_fk";
  
  DROP INDEX "payload_locked_documents_rels_push_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_push_announcements_id_idx";
  DROP INDEX "payload_locked_documents_rels_push_deliveries_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_announcements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "push_deliveries_id";
  DROP TYPE "public"."enum_push_deliveries_state";`)
}
