import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`approvals_records\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`version\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`approvals\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`approvals_records_order_idx\` ON \`approvals_records\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`approvals_records_parent_id_idx\` ON \`approvals_records\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`approvals_records_list_idx\` ON \`approvals_records\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`approvals_records_record_idx\` ON \`approvals_records\` (\`record\`);`)
  await db.run(sql`CREATE TABLE \`approvals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`sent_by\` text,
  	\`sent_account\` numeric,
  	\`remark\` text,
  	\`decided_at\` text,
  	\`decided_by\` text,
  	\`decided_account\` numeric,
  	\`reason\` text,
  	\`is_urgent\` integer DEFAULT false,
  	\`publish_at\` text,
  	\`withdraw_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`approvals_state_idx\` ON \`approvals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`approvals_sent_at_idx\` ON \`approvals\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_sent_account_idx\` ON \`approvals\` (\`sent_account\`);`)
  await db.run(sql`CREATE INDEX \`approvals_publish_at_idx\` ON \`approvals\` (\`publish_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_withdraw_at_idx\` ON \`approvals\` (\`withdraw_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_updated_at_idx\` ON \`approvals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`approvals_created_at_idx\` ON \`approvals\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`publishing\` text;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_publishing\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`approvals_records\`;`)
  await db.run(sql`DROP TABLE \`approvals\`;`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`publishing\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_publishing\`;`)
}
