import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tenders_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`kind\` text DEFAULT 'corrigendum',
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders_history_order_idx\` ON \`tenders_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_history_parent_id_idx\` ON \`tenders_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_history_pdf_pdf_en_idx\` ON \`tenders_history\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_history_pdf_pdf_mr_idx\` ON \`tenders_history\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE TABLE \`_tenders_v_version_history\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`kind\` text DEFAULT 'corrigendum',
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tenders_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_history_order_idx\` ON \`_tenders_v_version_history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_history_parent_id_idx\` ON \`_tenders_v_version_history\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_history_pdf_pdf_en_idx\` ON \`_tenders_v_version_history\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_history_pdf_pdf_mr_idx\` ON \`_tenders_v_version_history\` (\`pdf_mr_id\`);`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`number\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`department_id\` integer REFERENCES disclosure_departments(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`value\` numeric;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`meeting\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`closes\` text;`)
  await db.run(sql`ALTER TABLE \`tenders\` ADD \`opens\` text;`)
  await db.run(sql`CREATE INDEX \`tenders_department_idx\` ON \`tenders\` (\`department_id\`);`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_number\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_department_id\` integer REFERENCES disclosure_departments(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_meeting\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_closes\` text;`)
  await db.run(sql`ALTER TABLE \`_tenders_v\` ADD \`version_opens\` text;`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_department_idx\` ON \`_tenders_v\` (\`version_department_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tenders_history\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v_version_history\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_tenders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`is_new\` integer DEFAULT false,
  	\`record_owner_id\` integer,
  	\`record_published_on\` text,
  	\`record_reviewed_on\` text,
  	\`record_valid_until\` text,
  	\`saved_by\` text,
  	\`saved_account\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tenders\`("id", "_order", "listed_as", "description_en", "description_mr", "description_changed", "pdf_en_id", "pdf_mr_id", "is_new", "record_owner_id", "record_published_on", "record_reviewed_on", "record_valid_until", "saved_by", "saved_account", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "listed_as", "description_en", "description_mr", "description_changed", "pdf_en_id", "pdf_mr_id", "is_new", "record_owner_id", "record_published_on", "record_reviewed_on", "record_valid_until", "saved_by", "saved_account", "updated_at", "created_at", "deleted_at", "_status" FROM \`tenders\`;`)
  await db.run(sql`DROP TABLE \`tenders\`;`)
  await db.run(sql`ALTER TABLE \`__new_tenders\` RENAME TO \`tenders\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`tenders__order_idx\` ON \`tenders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_listed_as_idx\` ON \`tenders\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`tenders_pdf_pdf_en_idx\` ON \`tenders\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_pdf_pdf_mr_idx\` ON \`tenders\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_record_record_owner_idx\` ON \`tenders\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_updated_at_idx\` ON \`tenders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_created_at_idx\` ON \`tenders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_deleted_at_idx\` ON \`tenders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders__status_idx\` ON \`tenders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__tenders_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_is_new\` integer DEFAULT false,
  	\`version_record_owner_id\` integer,
  	\`version_record_published_on\` text,
  	\`version_record_reviewed_on\` text,
  	\`version_record_valid_until\` text,
  	\`version_saved_by\` text,
  	\`version_saved_account\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tenders_v\`("id", "parent_id", "version__order", "version_listed_as", "version_description_en", "version_description_mr", "version_description_changed", "version_pdf_en_id", "version_pdf_mr_id", "version_is_new", "version_record_owner_id", "version_record_published_on", "version_record_reviewed_on", "version_record_valid_until", "version_saved_by", "version_saved_account", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_listed_as", "version_description_en", "version_description_mr", "version_description_changed", "version_pdf_en_id", "version_pdf_mr_id", "version_is_new", "version_record_owner_id", "version_record_published_on", "version_record_reviewed_on", "version_record_valid_until", "version_saved_by", "version_saved_account", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_tenders_v\`;`)
  await db.run(sql`DROP TABLE \`_tenders_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tenders_v\` RENAME TO \`_tenders_v\`;`)
  await db.run(sql`CREATE INDEX \`_tenders_v_parent_idx\` ON \`_tenders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version__order_idx\` ON \`_tenders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_listed_as_idx\` ON \`_tenders_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_pdf_version_pdf_en_idx\` ON \`_tenders_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_pdf_version_pdf_mr_idx\` ON \`_tenders_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_record_version_record_owner_idx\` ON \`_tenders_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_updated_at_idx\` ON \`_tenders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_created_at_idx\` ON \`_tenders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_deleted_at_idx\` ON \`_tenders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version__status_idx\` ON \`_tenders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_created_at_idx\` ON \`_tenders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_updated_at_idx\` ON \`_tenders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_latest_idx\` ON \`_tenders_v\` (\`latest\`);`)
}
