import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feedback" ADD COLUMN "proposal_notice_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "proposal_ward" varchar;
  ALTER TABLE "feedback" ADD COLUMN "proposal_place" varchar;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_proposal_notice_id_public_notices_id_fk" FOREIGN KEY ("proposal_notice_id") REFERENCES "public"."public_notices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "feedback_proposal_notice_idx" ON "feedback" USING btree ("proposal_notice_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "feedback" DROP CONSTRAINT "feedback_proposal_notice_id_public_notices_id_fk";
  
  DROP INDEX "feedback_proposal_notice_idx";
  ALTER TABLE "feedback" DROP COLUMN "proposal_notice_id";
  ALTER TABLE "feedback" DROP COLUMN "proposal_ward";
  ALTER TABLE "feedback" DROP COLUMN "proposal_place";`)
}
