import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_videos_captions" AS ENUM('mr', 'en', 'both');
  CREATE TYPE "public"."enum_videos_transcript_changed" AS ENUM('en', 'mr', 'both');
  CREATE TYPE "public"."enum__videos_v_version_captions" AS ENUM('mr', 'en', 'both');
  CREATE TYPE "public"."enum__videos_v_version_transcript_changed" AS ENUM('en', 'mr', 'both');
  ALTER TABLE "videos" ADD COLUMN "captions" "enum_videos_captions";
  ALTER TABLE "videos" ADD COLUMN "transcript_en" varchar;
  ALTER TABLE "videos" ADD COLUMN "transcript_mr" varchar;
  ALTER TABLE "videos" ADD COLUMN "transcript_changed" "enum_videos_transcript_changed";
  ALTER TABLE "_videos_v" ADD COLUMN "version_captions" "enum__videos_v_version_captions";
  ALTER TABLE "_videos_v" ADD COLUMN "version_transcript_en" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_transcript_mr" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_transcript_changed" "enum__videos_v_version_transcript_changed";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP COLUMN "captions";
  ALTER TABLE "videos" DROP COLUMN "transcript_en";
  ALTER TABLE "videos" DROP COLUMN "transcript_mr";
  ALTER TABLE "videos" DROP COLUMN "transcript_changed";
  ALTER TABLE "_videos_v" DROP COLUMN "version_captions";
  ALTER TABLE "_videos_v" DROP COLUMN "version_transcript_en";
  ALTER TABLE "_videos_v" DROP COLUMN "version_transcript_mr";
  ALTER TABLE "_videos_v" DROP COLUMN "version_transcript_changed";
  DROP TYPE "public"."enum_videos_captions";
  DROP TYPE "public"."enum_videos_transcript_changed";
  DROP TYPE "public"."enum__videos_v_version_captions";
  DROP TYPE "public"."enum__videos_v_version_transcript_changed";`)
}
