import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`settings_old_versions_taken_out\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`list\` text,
  	\`number\` numeric,
  	\`before\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_old_versions_taken_out_order_idx\` ON \`settings_old_versions_taken_out\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_old_versions_taken_out_parent_id_idx\` ON \`settings_old_versions_taken_out\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_old_versions_taken_out\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`list\` text,
  	\`number\` numeric,
  	\`before\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_old_versions_taken_out_order_idx\` ON \`_settings_v_version_old_versions_taken_out\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_old_versions_taken_out_parent_id_idx\` ON \`_settings_v_version_old_versions_taken_out\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`old_versions_from\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_old_versions_from\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`settings_old_versions_taken_out\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_old_versions_taken_out\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`old_versions_from\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_old_versions_from\`;`)
}
