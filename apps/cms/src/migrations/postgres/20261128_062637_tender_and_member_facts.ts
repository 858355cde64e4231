import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_elected_members_post_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_elected_members_party_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum_elected_members_reservation_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__elected_members_v_version_post_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__elected_members_v_version_party_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__elected_members_v_version_reservation_changed" AS ENUM('en', 'mr', 'both');
  ALTER TABLE "tenders" ADD COLUMN "portal_number" varchar;
  ALTER TABLE "tenders" ADD COLUMN "deposit" numeric;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_portal_number" varchar;
  ALTER TABLE "_tenders_v" ADD COLUMN "version_deposit" numeric;
  ALTER TABLE "elected_members" ADD COLUMN "post_en" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "post_mr" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "post_changed" "enum_elected_members_post_changed";
  ALTER TABLE "elected_members" ADD COLUMN "party_en" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "party_mr" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "party_changed" "enum_elected_members_party_changed";
  ALTER TABLE "elected_members" ADD COLUMN "reservation_en" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "reservation_mr" varchar;
  ALTER TABLE "elected_members" ADD COLUMN "reservation_changed" "enum_elected_members_reservation_changed";
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_post_en" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_post_mr" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_post_changed" "enum__elected_members_v_version_post_changed";
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_party_en" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_party_mr" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_party_changed" "enum__elected_members_v_version_party_changed";
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_reservation_en" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_reservation_mr" varchar;
  ALTER TABLE "_elected_members_v" ADD COLUMN "version_reservation_changed" "enum__elected_members_v_version_reservation_changed";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tenders" DROP COLUMN "portal_number";
  ALTER TABLE "tenders" DROP COLUMN "deposit";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_portal_number";
  ALTER TABLE "_tenders_v" DROP COLUMN "version_deposit";
  ALTER TABLE "elected_members" DROP COLUMN "post_en";
  ALTER TABLE "elected_members" DROP COLUMN "post_mr";
  ALTER TABLE "elected_members" DROP COLUMN "post_changed";
  ALTER TABLE "elected_members" DROP COLUMN "party_en";
  ALTER TABLE "elected_members" DROP COLUMN "party_mr";
  ALTER TABLE "elected_members" DROP COLUMN "party_changed";
  ALTER TABLE "elected_members" DROP COLUMN "reservation_en";
  ALTER TABLE "elected_members" DROP COLUMN "reservation_mr";
  ALTER TABLE "elected_members" DROP COLUMN "reservation_changed";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_post_en";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_post_mr";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_post_changed";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_party_en";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_party_mr";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_party_changed";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_reservation_en";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_reservation_mr";
  ALTER TABLE "_elected_members_v" DROP COLUMN "version_reservation_changed";
  DROP TYPE "public"."enum_elected_members_post_changed";
  DROP TYPE "public"."enum_elected_members_party_changed";
  DROP TYPE "public"."enum_elected_members_reservation_changed";
  DROP TYPE "public"."enum__elected_members_v_version_post_changed";
  DROP TYPE "public"."enum__elected_members_v_version_party_changed";
  DROP TYPE "public"."enum__elected_members_v_version_reservation_changed";`)
}
