import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menu_entries_items" ADD COLUMN "marathi_link" varchar;
  ALTER TABLE "menu_entries" ADD COLUMN "marathi_link" varchar;
  ALTER TABLE "_menu_entries_v_version_items" ADD COLUMN "marathi_link" varchar;
  ALTER TABLE "_menu_entries_v" ADD COLUMN "version_marathi_link" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "menu_entries_items" DROP COLUMN "marathi_link";
  ALTER TABLE "menu_entries" DROP COLUMN "marathi_link";
  ALTER TABLE "_menu_entries_v_version_items" DROP COLUMN "marathi_link";
  ALTER TABLE "_menu_entries_v" DROP COLUMN "version_marathi_link";`)
}
