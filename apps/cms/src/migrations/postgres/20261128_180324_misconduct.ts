import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_misconduct_title_changed" AS ENUM('en', 'mr', 'both');
  ALTER TYPE "public"."enum_journal_action" ADD VALUE 'read' BEFORE 'import';
  ALTER TABLE "users" ADD COLUMN "reads_misconduct" boolean;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_en" varchar;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_mr" varchar;
  ALTER TABLE "users" ADD COLUMN "misconduct_title_changed" "enum_users_misconduct_title_changed";
  CREATE INDEX "users_reads_misconduct_idx" ON "users" USING btree ("reads_misconduct");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_journal_action";
  CREATE TYPE "public"."enum_journal_action" AS ENUM('create', 'change', 'publish', 'withdraw', 'delete', 'restore', 'revert', 'remove', 'role', 'settings', 'send', 'approve', 'return', 'urgent', 'login', 'failed-login', 'logout', 'import');
  ALTER TABLE "journal" ALTER COLUMN "action" SET DATA TYPE "public"."enum_journal_action" USING "action"::"public"."enum_journal_action";
  DROP INDEX "users_reads_misconduct_idx";
  ALTER TABLE "users" DROP COLUMN "reads_misconduct";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_en";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_mr";
  ALTER TABLE "users" DROP COLUMN "misconduct_title_changed";
  DROP TYPE "public"."enum_users_misconduct_title_changed";`)
}
