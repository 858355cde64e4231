import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"is_on" boolean DEFAULT false NOT NULL,
  	"since" varchar,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"rests_until" numeric DEFAULT 0 NOT NULL,
  	"recovery_codes" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "second_factor_required" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_second_factor_required" boolean DEFAULT false;
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "second_factors" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "second_factor_required";
  ALTER TABLE "_settings_v" DROP COLUMN "version_second_factor_required";`)
}
