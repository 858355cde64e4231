import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Texts of before have no body: their plain text says all of it (decision 0247).
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "history" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "history" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_history_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_history_v" ADD COLUMN "version_body_mr" jsonb;
  ALTER TABLE "development_plan_texts" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "development_plan_texts" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_development_plan_texts_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_development_plan_texts_v" ADD COLUMN "version_body_mr" jsonb;
  ALTER TABLE "right_to_services" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "right_to_services" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_right_to_services_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_right_to_services_v" ADD COLUMN "version_body_mr" jsonb;
  ALTER TABLE "privacy_policy" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "privacy_policy" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_privacy_policy_v" ADD COLUMN "version_body_mr" jsonb;
  ALTER TABLE "terms" ADD COLUMN "body_en" jsonb;
  ALTER TABLE "terms" ADD COLUMN "body_mr" jsonb;
  ALTER TABLE "_terms_v" ADD COLUMN "version_body_en" jsonb;
  ALTER TABLE "_terms_v" ADD COLUMN "version_body_mr" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "history" DROP COLUMN "body_en";
  ALTER TABLE "history" DROP COLUMN "body_mr";
  ALTER TABLE "_history_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_history_v" DROP COLUMN "version_body_mr";
  ALTER TABLE "development_plan_texts" DROP COLUMN "body_en";
  ALTER TABLE "development_plan_texts" DROP COLUMN "body_mr";
  ALTER TABLE "_development_plan_texts_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_development_plan_texts_v" DROP COLUMN "version_body_mr";
  ALTER TABLE "right_to_services" DROP COLUMN "body_en";
  ALTER TABLE "right_to_services" DROP COLUMN "body_mr";
  ALTER TABLE "_right_to_services_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_right_to_services_v" DROP COLUMN "version_body_mr";
  ALTER TABLE "privacy_policy" DROP COLUMN "body_en";
  ALTER TABLE "privacy_policy" DROP COLUMN "body_mr";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_privacy_policy_v" DROP COLUMN "version_body_mr";
  ALTER TABLE "terms" DROP COLUMN "body_en";
  ALTER TABLE "terms" DROP COLUMN "body_mr";
  ALTER TABLE "_terms_v" DROP COLUMN "version_body_en";
  ALTER TABLE "_terms_v" DROP COLUMN "version_body_mr";`)
}
