import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`is_on\` integer DEFAULT false NOT NULL,
  	\`since\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`failures\` numeric DEFAULT 0 NOT NULL,
  	\`rests_until\` numeric DEFAULT 0 NOT NULL,
  	\`recovery_codes\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`second_factor_required\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_second_factor_required\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`second_factor_required\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_second_factor_required\`;`)
}
