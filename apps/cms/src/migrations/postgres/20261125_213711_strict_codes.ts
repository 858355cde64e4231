import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "strict_codes" boolean DEFAULT false;
  ALTER TABLE "_settings_v" ADD COLUMN "version_strict_codes" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "strict_codes";
  ALTER TABLE "_settings_v" DROP COLUMN "version_strict_codes";`)
}
