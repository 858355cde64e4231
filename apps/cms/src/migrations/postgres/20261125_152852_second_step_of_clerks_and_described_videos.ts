import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" ADD COLUMN "described" varchar;
  ALTER TABLE "_videos_v" ADD COLUMN "version_described" varchar;
  ALTER TABLE "settings" ADD COLUMN "second_factor_of_clerks" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_second_factor_of_clerks" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos" DROP COLUMN "described";
  ALTER TABLE "_videos_v" DROP COLUMN "version_described";
  ALTER TABLE "settings" DROP COLUMN "second_factor_of_clerks";
  ALTER TABLE "_settings_v" DROP COLUMN "version_second_factor_of_clerks";`)
}
