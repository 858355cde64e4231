import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_subscriptions_state" AS ENUM('unconfirmed', 'confirmed', 'stopped');
  CREATE TYPE "public"."enum_mail_batches_kind" AS ENUM('alert', 'digest');
  CREATE TYPE "public"."enum_mail_deliveries_state" AS ENUM('waiting', 'claimed', 'sending', 'sent', 'unsure', 'refused');
  CREATE TABLE "mail_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"topics" varchar NOT NULL,
  	"ward" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"state" "enum_mail_subscriptions_state" NOT NULL,
  	"nonce" varchar NOT NULL,
  	"link_hash" varchar NOT NULL,
  	"refusals" numeric DEFAULT 0 NOT NULL,
  	"asked_at" varchar NOT NULL,
  	"confirmed_at" varchar,
  	"stopped_at" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_batches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_mail_batches_kind" NOT NULL,
  	"about" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"is_filled" boolean DEFAULT false NOT NULL,
  	"ends_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" numeric NOT NULL,
  	"subscription" numeric NOT NULL,
  	"state" "enum_mail_deliveries_state" NOT NULL,
  	"urgency" numeric NOT NULL,
  	"claim" varchar,
  	"claimed_until" varchar,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" varchar NOT NULL,
  	"queued_at" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"topic" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"version" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_batches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_news_id" integer;
  CREATE UNIQUE INDEX "mail_subscriptions_key_idx" ON "mail_subscriptions" USING btree ("key");
  CREATE INDEX "mail_subscriptions_state_idx" ON "mail_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "mail_subscriptions_link_hash_idx" ON "mail_subscriptions" USING btree ("link_hash");
  CREATE INDEX "mail_subscriptions_updated_at_idx" ON "mail_subscriptions" USING btree ("updated_at");
  CREATE INDEX "mail_subscriptions_created_at_idx" ON "mail_subscriptions" USING btree ("created_at");
  CREATE INDEX "mail_batches_updated_at_idx" ON "mail_batches" USING btree ("updated_at");
  CREATE INDEX "mail_batches_created_at_idx" ON "mail_batches" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_about_version_idx" ON "mail_batches" USING btree ("kind","about","version");
  CREATE INDEX "mail_deliveries_subscription_idx" ON "mail_deliveries" USING btree ("subscription");
  CREATE INDEX "mail_deliveries_state_idx" ON "mail_deliveries" USING btree ("state");
  CREATE INDEX "mail_deliveries_updated_at_idx" ON "mail_deliveries" USING btree ("updated_at");
  CREATE INDEX "mail_deliveries_created_at_idx" ON "mail_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "batch_subscription_idx" ON "mail_deliveries" USING btree ("batch","subscription");
  CREATE INDEX "mail_news_day_idx" ON "mail_news" USING btree ("day");
  CREATE INDEX "mail_news_updated_at_idx" ON "mail_news" USING btree ("updated_at");
  CREATE INDEX "mail_news_created_at_idx" ON "mail_news" USING btree ("created_at");
  CREATE UNIQUE INDEX "topic_record_version_idx" ON "mail_news" USING btree ("topic","record","version");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_subscriptions_fk" FOREIGN KEY ("mail_subscriptions_id") REFERENCES "public"."mail_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_batches_fk" FOREIGN KEY ("mail_batches_id") REFERENCES "public"."mail_batches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_deliveries_fk" FOREIGN KEY ("mail_deliveries_id") REFERENCES "public"."mail_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_news_fk" FOREIGN KEY ("mail_news_id") REFERENCES "public"."mail_news"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_mail_batches_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_batches_id");
  CREATE INDEX "payload_locked_documents_rels_mail_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_mail_news_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_news_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_batches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_news" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mail_subscriptions" CASCADE;
  DROP TABLE "mail_batches" CASCADE;
  DROP TABLE "mail_deliveries" CASCADE;
  DROP TABLE "mail_news" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_batches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_news_fk";
  
  DROP INDEX "payload_locked_documents_rels_mail_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_batches_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_news_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_batches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_news_id";
  DROP TYPE "public"."enum_mail_subscriptions_state";
  DROP TYPE "public"."enum_mail_batches_kind";
  DROP TYPE "public"."enum_mail_deliveries_state";`)
}
