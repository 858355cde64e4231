import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_cancelled_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text,
  	\`reason_en\` text,
  	\`reason_mr\` text,
  	\`reason_changed\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_cancelled_days_order_idx\` ON \`events_cancelled_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_cancelled_days_parent_id_idx\` ON \`events_cancelled_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_cancelled_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text,
  	\`reason_en\` text,
  	\`reason_mr\` text,
  	\`reason_changed\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_cancelled_days_order_idx\` ON \`_events_v_version_cancelled_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_cancelled_days_parent_id_idx\` ON \`_events_v_version_cancelled_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`public_notices_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'one',
  	\`question_en\` text,
  	\`question_mr\` text,
  	\`question_changed\` text,
  	\`choices_en\` text,
  	\`choices_mr\` text,
  	\`choices_changed\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`public_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`public_notices_questions_order_idx\` ON \`public_notices_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`public_notices_questions_parent_id_idx\` ON \`public_notices_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_public_notices_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'one',
  	\`question_en\` text,
  	\`question_mr\` text,
  	\`question_changed\` text,
  	\`choices_en\` text,
  	\`choices_mr\` text,
  	\`choices_changed\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_public_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_public_notices_v_version_questions_order_idx\` ON \`_public_notices_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_public_notices_v_version_questions_parent_id_idx\` ON \`_public_notices_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`report_kinds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`department_id\` integer,
  	\`working_days\` numeric,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`report_kinds__order_idx\` ON \`report_kinds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_listed_as_idx\` ON \`report_kinds\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_department_idx\` ON \`report_kinds\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_record_record_owner_idx\` ON \`report_kinds\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_updated_at_idx\` ON \`report_kinds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_created_at_idx\` ON \`report_kinds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds_deleted_at_idx\` ON \`report_kinds\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`report_kinds__status_idx\` ON \`report_kinds\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_report_kinds_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_department_id\` integer,
  	\`version_working_days\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`report_kinds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_parent_idx\` ON \`_report_kinds_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version__order_idx\` ON \`_report_kinds_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version_listed_as_idx\` ON \`_report_kinds_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version_department_idx\` ON \`_report_kinds_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_record_version_record_owner_idx\` ON \`_report_kinds_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version_updated_at_idx\` ON \`_report_kinds_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version_created_at_idx\` ON \`_report_kinds_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version_deleted_at_idx\` ON \`_report_kinds_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_version_version__status_idx\` ON \`_report_kinds_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_created_at_idx\` ON \`_report_kinds_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_updated_at_idx\` ON \`_report_kinds_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_report_kinds_v_latest_idx\` ON \`_report_kinds_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`kind_id\` integer,
  	\`ward_number\` text,
  	\`place\` text,
  	\`position\` text,
  	\`state\` text DEFAULT 'new',
  	\`received_on\` text,
  	\`due_on\` text,
  	\`done_on\` text,
  	\`photograph_id\` integer,
  	\`followers\` numeric,
  	\`message\` numeric,
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
  	FOREIGN KEY (\`kind_id\`) REFERENCES \`report_kinds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reports__order_idx\` ON \`reports\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reports_listed_as_idx\` ON \`reports\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`reports_kind_idx\` ON \`reports\` (\`kind_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_photograph_idx\` ON \`reports\` (\`photograph_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_message_idx\` ON \`reports\` (\`message\`);`)
  await db.run(sql`CREATE INDEX \`reports_record_record_owner_idx\` ON \`reports\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_deleted_at_idx\` ON \`reports\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_kind_id\` integer,
  	\`version_ward_number\` text,
  	\`version_place\` text,
  	\`version_position\` text,
  	\`version_state\` text DEFAULT 'new',
  	\`version_received_on\` text,
  	\`version_due_on\` text,
  	\`version_done_on\` text,
  	\`version_photograph_id\` integer,
  	\`version_followers\` numeric,
  	\`version_message\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_kind_id\`) REFERENCES \`report_kinds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photograph_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__order_idx\` ON \`_reports_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_listed_as_idx\` ON \`_reports_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_kind_idx\` ON \`_reports_v\` (\`version_kind_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_photograph_idx\` ON \`_reports_v\` (\`version_photograph_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_message_idx\` ON \`_reports_v\` (\`version_message\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_record_version_record_owner_idx\` ON \`_reports_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_deleted_at_idx\` ON \`_reports_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`budget_proposals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`notice_id\` integer,
  	\`ward\` text,
  	\`title_en\` text,
  	\`title_mr\` text,
  	\`title_changed\` text,
  	\`place_en\` text,
  	\`place_mr\` text,
  	\`place_changed\` text,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`state\` text DEFAULT 'received',
  	\`cost\` numeric,
  	\`reason_en\` text,
  	\`reason_mr\` text,
  	\`reason_changed\` text,
  	\`merged_id\` integer,
  	\`message_id\` integer,
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
  	FOREIGN KEY (\`notice_id\`) REFERENCES \`public_notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`merged_id\`) REFERENCES \`budget_proposals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`budget_proposals__order_idx\` ON \`budget_proposals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_listed_as_idx\` ON \`budget_proposals\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_notice_idx\` ON \`budget_proposals\` (\`notice_id\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_merged_idx\` ON \`budget_proposals\` (\`merged_id\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_message_idx\` ON \`budget_proposals\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_record_record_owner_idx\` ON \`budget_proposals\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_updated_at_idx\` ON \`budget_proposals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_created_at_idx\` ON \`budget_proposals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals_deleted_at_idx\` ON \`budget_proposals\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`budget_proposals__status_idx\` ON \`budget_proposals\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_budget_proposals_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_notice_id\` integer,
  	\`version_ward\` text,
  	\`version_title_en\` text,
  	\`version_title_mr\` text,
  	\`version_title_changed\` text,
  	\`version_place_en\` text,
  	\`version_place_mr\` text,
  	\`version_place_changed\` text,
  	\`version_text_en\` text,
  	\`version_text_mr\` text,
  	\`version_text_changed\` text,
  	\`version_state\` text DEFAULT 'received',
  	\`version_cost\` numeric,
  	\`version_reason_en\` text,
  	\`version_reason_mr\` text,
  	\`version_reason_changed\` text,
  	\`version_merged_id\` integer,
  	\`version_message_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`budget_proposals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_id\`) REFERENCES \`public_notices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_merged_id\`) REFERENCES \`budget_proposals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_message_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_parent_idx\` ON \`_budget_proposals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version__order_idx\` ON \`_budget_proposals_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_listed_as_idx\` ON \`_budget_proposals_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_notice_idx\` ON \`_budget_proposals_v\` (\`version_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_merged_idx\` ON \`_budget_proposals_v\` (\`version_merged_id\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_message_idx\` ON \`_budget_proposals_v\` (\`version_message_id\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_record_version_record_owner_idx\` ON \`_budget_proposals_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_updated_at_idx\` ON \`_budget_proposals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_created_at_idx\` ON \`_budget_proposals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version_deleted_at_idx\` ON \`_budget_proposals_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_version_version__status_idx\` ON \`_budget_proposals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_created_at_idx\` ON \`_budget_proposals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_updated_at_idx\` ON \`_budget_proposals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_budget_proposals_v_latest_idx\` ON \`_budget_proposals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`resident_files\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`stored\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`claim\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`resident_files_token_hash_idx\` ON \`resident_files\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`resident_files_stored_idx\` ON \`resident_files\` (\`stored\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_claim_idx\` ON \`resident_files\` (\`claim\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_updated_at_idx\` ON \`resident_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_created_at_idx\` ON \`resident_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`report_followers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` numeric NOT NULL,
  	\`feedback\` numeric,
  	\`client\` text NOT NULL,
  	\`once\` text NOT NULL,
  	\`email\` text,
  	\`language\` text NOT NULL,
  	\`is_counted\` integer DEFAULT true,
  	\`mail\` text,
  	\`attempts\` numeric DEFAULT 0,
  	\`next_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`report_followers_report_idx\` ON \`report_followers\` (\`report\`);`)
  await db.run(sql`CREATE INDEX \`report_followers_feedback_idx\` ON \`report_followers\` (\`feedback\`);`)
  await db.run(sql`CREATE INDEX \`report_followers_client_idx\` ON \`report_followers\` (\`client\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_followers_once_idx\` ON \`report_followers\` (\`once\`);`)
  await db.run(sql`CREATE INDEX \`report_followers_updated_at_idx\` ON \`report_followers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`report_followers_created_at_idx\` ON \`report_followers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`topics\` text NOT NULL,
  	\`ward\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`nonce\` text NOT NULL,
  	\`link_hash\` text NOT NULL,
  	\`refusals\` numeric DEFAULT 0 NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`stopped_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_subscriptions_key_idx\` ON \`mail_subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mail_subscriptions_state_idx\` ON \`mail_subscriptions\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_subscriptions_link_hash_idx\` ON \`mail_subscriptions\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`mail_subscriptions_updated_at_idx\` ON \`mail_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_subscriptions_created_at_idx\` ON \`mail_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`about\` numeric NOT NULL,
  	\`version\` text NOT NULL,
  	\`is_filled\` integer DEFAULT false NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_batches_updated_at_idx\` ON \`mail_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_batches_created_at_idx\` ON \`mail_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_about_version_idx\` ON \`mail_batches\` (\`kind\`,\`about\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`mail_deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` numeric NOT NULL,
  	\`subscription\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`urgency\` numeric NOT NULL,
  	\`claim\` text,
  	\`claimed_until\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text NOT NULL,
  	\`queued_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_deliveries_subscription_idx\` ON \`mail_deliveries\` (\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`mail_deliveries_state_idx\` ON \`mail_deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mail_deliveries_updated_at_idx\` ON \`mail_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_deliveries_created_at_idx\` ON \`mail_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`batch_subscription_idx\` ON \`mail_deliveries\` (\`batch\`,\`subscription\`);`)
  await db.run(sql`CREATE TABLE \`mail_news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`topic\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`version\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_news_day_idx\` ON \`mail_news\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`mail_news_updated_at_idx\` ON \`mail_news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_news_created_at_idx\` ON \`mail_news\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`topic_record_version_idx\` ON \`mail_news\` (\`topic\`,\`record\`,\`version\`);`)
  await db.run(sql`ALTER TABLE \`public_notices\` ADD \`here\` text;`)
  await db.run(sql`ALTER TABLE \`_public_notices_v\` ADD \`version_here\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`kind\` text DEFAULT 'message';`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_notice_id\` integer REFERENCES public_notices(id);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_ward\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_place\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`report_kind_id\` integer REFERENCES report_kinds(id);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`report_ward\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`report_place\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`report_position\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`public_notice_id\` integer REFERENCES public_notices(id);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`stance\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`ward\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`wants_outcome\` integer;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`finding\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`like_group\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`replies\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`files_claim\` text;`)
  await db.run(sql`CREATE INDEX \`feedback_kind_idx\` ON \`feedback\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`feedback_proposal_notice_idx\` ON \`feedback\` (\`proposal_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_report_kind_idx\` ON \`feedback\` (\`report_kind_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_public_notice_idx\` ON \`feedback\` (\`public_notice_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_wants_outcome_idx\` ON \`feedback\` (\`wants_outcome\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_files_claim_idx\` ON \`feedback\` (\`files_claim\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`reads_misconduct\` integer;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_en\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_mr\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`misconduct_title_changed\` text;`)
  await db.run(sql`CREATE INDEX \`users_reads_misconduct_idx\` ON \`users\` (\`reads_misconduct\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`report_kinds_id\` integer REFERENCES report_kinds(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` integer REFERENCES reports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`budget_proposals_id\` integer REFERENCES budget_proposals(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`resident_files_id\` integer REFERENCES resident_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`report_followers_id\` integer REFERENCES report_followers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_subscriptions_id\` integer REFERENCES mail_subscriptions(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_batches_id\` integer REFERENCES mail_batches(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_deliveries_id\` integer REFERENCES mail_deliveries(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_news_id\` integer REFERENCES mail_news(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_report_kinds_id_idx\` ON \`payload_locked_documents_rels\` (\`report_kinds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_budget_proposals_id_idx\` ON \`payload_locked_documents_rels\` (\`budget_proposals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_resident_files_id_idx\` ON \`payload_locked_documents_rels\` (\`resident_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_report_followers_id_idx\` ON \`payload_locked_documents_rels\` (\`report_followers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_news_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_news_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_cancelled_days\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_cancelled_days\`;`)
  await db.run(sql`DROP TABLE \`public_notices_questions\`;`)
  await db.run(sql`DROP TABLE \`_public_notices_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`report_kinds\`;`)
  await db.run(sql`DROP TABLE \`_report_kinds_v\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`_reports_v\`;`)
  await db.run(sql`DROP TABLE \`budget_proposals\`;`)
  await db.run(sql`DROP TABLE \`_budget_proposals_v\`;`)
  await db.run(sql`DROP TABLE \`resident_files\`;`)
  await db.run(sql`DROP TABLE \`report_followers\`;`)
  await db.run(sql`DROP TABLE \`mail_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`mail_batches\`;`)
  await db.run(sql`DROP TABLE \`mail_deliveries\`;`)
  await db.run(sql`DROP TABLE \`mail_news\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`feedback\` text NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`department_id\` integer,
  	\`due_on\` text,
  	\`language\` text,
  	\`put_aside\` text,
  	\`doubt\` text,
  	\`duplicate_of_id\` integer,
  	\`reference\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`notice_version\` text,
  	\`idempotency_key\` text,
  	\`link_hash\` text,
  	\`assignee_id\` integer,
  	\`read_at\` text,
  	\`taken_up_at\` text,
  	\`answered_at\` text,
  	\`closed_at\` text,
  	\`erase_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_feedback\`("id", "name", "mobile", "email", "subject", "feedback", "status", "department_id", "due_on", "language", "put_aside", "doubt", "duplicate_of_id", "reference", "received_at", "notice_version", "idempotency_key", "link_hash", "assignee_id", "read_at", "taken_up_at", "answered_at", "closed_at", "erase_on", "updated_at", "created_at") SELECT "id", "name", "mobile", "email", "subject", "feedback", "status", "department_id", "due_on", "language", "put_aside", "doubt", "duplicate_of_id", "reference", "received_at", "notice_version", "idempotency_key", "link_hash", "assignee_id", "read_at", "taken_up_at", "answered_at", "closed_at", "erase_on", "updated_at", "created_at" FROM \`feedback\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`ALTER TABLE \`__new_feedback\` RENAME TO \`feedback\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`feedback_department_idx\` ON \`feedback\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_due_on_idx\` ON \`feedback\` (\`due_on\`);`)
  await db.run(sql`CREATE INDEX \`feedback_put_aside_idx\` ON \`feedback\` (\`put_aside\`);`)
  await db.run(sql`CREATE INDEX \`feedback_duplicate_of_idx\` ON \`feedback\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_reference_idx\` ON \`feedback\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`feedback_received_at_idx\` ON \`feedback\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_idempotency_key_idx\` ON \`feedback\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_link_hash_idx\` ON \`feedback\` (\`link_hash\`);`)
  await db.run(sql`CREATE INDEX \`feedback_assignee_idx\` ON \`feedback\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_read_at_idx\` ON \`feedback\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_taken_up_at_idx\` ON \`feedback\` (\`taken_up_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_answered_at_idx\` ON \`feedback\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_closed_at_idx\` ON \`feedback\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_erase_on_idx\` ON \`feedback\` (\`erase_on\`);`)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`alerts_id\` integer,
  	\`service_states_id\` integer,
  	\`holidays_id\` integer,
  	\`events_id\` integer,
  	\`sliders_id\` integer,
  	\`ministers_id\` integer,
  	\`services_id\` integer,
  	\`news_id\` integer,
  	\`head_officer_id\` integer,
  	\`videos_id\` integer,
  	\`projects_id\` integer,
  	\`tenders_id\` integer,
  	\`photos_id\` integer,
  	\`website_links_id\` integer,
  	\`history_id\` integer,
  	\`officers_id\` integer,
  	\`wards_id\` integer,
  	\`elected_members_id\` integer,
  	\`committees_id\` integer,
  	\`council_meetings_id\` integer,
  	\`resolutions_id\` integer,
  	\`functions_id\` integer,
  	\`presidents_id\` integer,
  	\`chief_officers_id\` integer,
  	\`awards_id\` integer,
  	\`award_photos_id\` integer,
  	\`budgets_id\` integer,
  	\`departments_id\` integer,
  	\`disclosure_departments_id\` integer,
  	\`headings_id\` integer,
  	\`year_documents_id\` integer,
  	\`heading_documents_id\` integer,
  	\`general_admin_headings_id\` integer,
  	\`meetings_id\` integer,
  	\`publications_id\` integer,
  	\`development_plan_texts_id\` integer,
  	\`development_plan_maps_id\` integer,
  	\`property_holders_id\` integer,
  	\`municipal_properties_id\` integer,
  	\`schools_id\` integer,
  	\`school_photos_id\` integer,
  	\`gardens_id\` integer,
  	\`electric_contacts_id\` integer,
  	\`roads_id\` integer,
  	\`tree_census_id\` integer,
  	\`ponds_id\` integer,
  	\`pond_photos_id\` integer,
  	\`fire_stations_id\` integer,
  	\`health_works_id\` integer,
  	\`sanitation_inspectors_id\` integer,
  	\`treatment_facilities_id\` integer,
  	\`litigations_id\` integer,
  	\`health_photos_id\` integer,
  	\`hospitals_id\` integer,
  	\`citizen_charter_id\` integer,
  	\`service_facts_id\` integer,
  	\`right_to_services_id\` integer,
  	\`right_to_services_documents_id\` integer,
  	\`downloads_id\` integer,
  	\`election_id\` integer,
  	\`voter_id\` integer,
  	\`screen_readers_id\` integer,
  	\`privacy_policy_id\` integer,
  	\`terms_id\` integer,
  	\`menu_entries_id\` integer,
  	\`redirects_id\` integer,
  	\`texts_id\` integer,
  	\`public_notices_id\` integer,
  	\`media_id\` integer,
  	\`synonyms_id\` integer,
  	\`feedback_id\` integer,
  	\`feedback_entries_id\` integer,
  	\`feedback_mails_id\` integer,
  	\`answer_templates_id\` integer,
  	\`notifications_id\` integer,
  	\`page_opinions_id\` integer,
  	\`obligation_statements_id\` integer,
  	\`reader_counts_id\` integer,
  	\`opening_decisions_id\` integer,
  	\`push_subscriptions_id\` integer,
  	\`push_announcements_id\` integer,
  	\`push_deliveries_id\` integer,
  	\`counters_id\` integer,
  	\`origins_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_states_id\`) REFERENCES \`service_states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sliders_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ministers_id\`) REFERENCES \`ministers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`head_officer_id\`) REFERENCES \`head_officer\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenders_id\`) REFERENCES \`tenders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`photos_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`website_links_id\`) REFERENCES \`website_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`history_id\`) REFERENCES \`history\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`officers_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`wards_id\`) REFERENCES \`wards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elected_members_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`committees_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`council_meetings_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`resolutions_id\`) REFERENCES \`resolutions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`functions_id\`) REFERENCES \`functions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`presidents_id\`) REFERENCES \`presidents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`chief_officers_id\`) REFERENCES \`chief_officers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`awards_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`award_photos_id\`) REFERENCES \`award_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`budgets_id\`) REFERENCES \`budgets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`departments_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disclosure_departments_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`headings_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`year_documents_id\`) REFERENCES \`year_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`heading_documents_id\`) REFERENCES \`heading_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`general_admin_headings_id\`) REFERENCES \`general_admin_headings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`meetings_id\`) REFERENCES \`meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`development_plan_texts_id\`) REFERENCES \`development_plan_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`development_plan_maps_id\`) REFERENCES \`development_plan_maps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_holders_id\`) REFERENCES \`property_holders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`municipal_properties_id\`) REFERENCES \`municipal_properties\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`school_photos_id\`) REFERENCES \`school_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gardens_id\`) REFERENCES \`gardens\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`electric_contacts_id\`) REFERENCES \`electric_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`roads_id\`) REFERENCES \`roads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tree_census_id\`) REFERENCES \`tree_census\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ponds_id\`) REFERENCES \`ponds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pond_photos_id\`) REFERENCES \`pond_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fire_stations_id\`) REFERENCES \`fire_stations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`health_works_id\`) REFERENCES \`health_works\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sanitation_inspectors_id\`) REFERENCES \`sanitation_inspectors\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`treatment_facilities_id\`) REFERENCES \`treatment_facilities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`litigations_id\`) REFERENCES \`litigations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`health_photos_id\`) REFERENCES \`health_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hospitals_id\`) REFERENCES \`hospitals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`citizen_charter_id\`) REFERENCES \`citizen_charter\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_facts_id\`) REFERENCES \`service_facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`right_to_services_id\`) REFERENCES \`right_to_services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`right_to_services_documents_id\`) REFERENCES \`right_to_services_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`election_id\`) REFERENCES \`election\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`voter_id\`) REFERENCES \`voter\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`screen_readers_id\`) REFERENCES \`screen_readers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`privacy_policy_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`terms_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`menu_entries_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`texts_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_notices_id\`) REFERENCES \`public_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`synonyms_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_entries_id\`) REFERENCES \`feedback_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_mails_id\`) REFERENCES \`feedback_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_opinions_id\`) REFERENCES \`page_opinions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`obligation_statements_id\`) REFERENCES \`obligation_statements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reader_counts_id\`) REFERENCES \`reader_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opening_decisions_id\`) REFERENCES \`opening_decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_subscriptions_id\`) REFERENCES \`push_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_announcements_id\`) REFERENCES \`push_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_deliveries_id\`) REFERENCES \`push_deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`origins_id\`) REFERENCES \`origins\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "alerts_id", "service_states_id", "holidays_id", "events_id", "sliders_id", "ministers_id", "services_id", "news_id", "head_officer_id", "videos_id", "projects_id", "tenders_id", "photos_id", "website_links_id", "history_id", "officers_id", "wards_id", "elected_members_id", "committees_id", "council_meetings_id", "resolutions_id", "functions_id", "presidents_id", "chief_officers_id", "awards_id", "award_photos_id", "budgets_id", "departments_id", "disclosure_departments_id", "headings_id", "year_documents_id", "heading_documents_id", "general_admin_headings_id", "meetings_id", "publications_id", "development_plan_texts_id", "development_plan_maps_id", "property_holders_id", "municipal_properties_id", "schools_id", "school_photos_id", "gardens_id", "electric_contacts_id", "roads_id", "tree_census_id", "ponds_id", "pond_photos_id", "fire_stations_id", "health_works_id", "sanitation_inspectors_id", "treatment_facilities_id", "litigations_id", "health_photos_id", "hospitals_id", "citizen_charter_id", "service_facts_id", "right_to_services_id", "right_to_services_documents_id", "downloads_id", "election_id", "voter_id", "screen_readers_id", "privacy_policy_id", "terms_id", "menu_entries_id", "redirects_id", "texts_id", "public_notices_id", "media_id", "synonyms_id", "feedback_id", "feedback_entries_id", "feedback_mails_id", "answer_templates_id", "notifications_id", "page_opinions_id", "obligation_statements_id", "reader_counts_id", "opening_decisions_id", "push_subscriptions_id", "push_announcements_id", "push_deliveries_id", "counters_id", "origins_id", "users_id") SELECT "id", "order", "parent_id", "path", "alerts_id", "service_states_id", "holidays_id", "events_id", "sliders_id", "ministers_id", "services_id", "news_id", "head_officer_id", "videos_id", "projects_id", "tenders_id", "photos_id", "website_links_id", "history_id", "officers_id", "wards_id", "elected_members_id", "committees_id", "council_meetings_id", "resolutions_id", "functions_id", "presidents_id", "chief_officers_id", "awards_id", "award_photos_id", "budgets_id", "departments_id", "disclosure_departments_id", "headings_id", "year_documents_id", "heading_documents_id", "general_admin_headings_id", "meetings_id", "publications_id", "development_plan_texts_id", "development_plan_maps_id", "property_holders_id", "municipal_properties_id", "schools_id", "school_photos_id", "gardens_id", "electric_contacts_id", "roads_id", "tree_census_id", "ponds_id", "pond_photos_id", "fire_stations_id", "health_works_id", "sanitation_inspectors_id", "treatment_facilities_id", "litigations_id", "health_photos_id", "hospitals_id", "citizen_charter_id", "service_facts_id", "right_to_services_id", "right_to_services_documents_id", "downloads_id", "election_id", "voter_id", "screen_readers_id", "privacy_policy_id", "terms_id", "menu_entries_id", "redirects_id", "texts_id", "public_notices_id", "media_id", "synonyms_id", "feedback_id", "feedback_entries_id", "feedback_mails_id", "answer_templates_id", "notifications_id", "page_opinions_id", "obligation_statements_id", "reader_counts_id", "opening_decisions_id", "push_subscriptions_id", "push_announcements_id", "push_deliveries_id", "counters_id", "origins_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_states_id_idx\` ON \`payload_locked_documents_rels\` (\`service_states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sliders_id_idx\` ON \`payload_locked_documents_rels\` (\`sliders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ministers_id_idx\` ON \`payload_locked_documents_rels\` (\`ministers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_head_officer_id_idx\` ON \`payload_locked_documents_rels\` (\`head_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenders_id_idx\` ON \`payload_locked_documents_rels\` (\`tenders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_website_links_id_idx\` ON \`payload_locked_documents_rels\` (\`website_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_history_id_idx\` ON \`payload_locked_documents_rels\` (\`history_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_officers_id_idx\` ON \`payload_locked_documents_rels\` (\`officers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_wards_id_idx\` ON \`payload_locked_documents_rels\` (\`wards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_elected_members_id_idx\` ON \`payload_locked_documents_rels\` (\`elected_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_committees_id_idx\` ON \`payload_locked_documents_rels\` (\`committees_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_council_meetings_id_idx\` ON \`payload_locked_documents_rels\` (\`council_meetings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_resolutions_id_idx\` ON \`payload_locked_documents_rels\` (\`resolutions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_functions_id_idx\` ON \`payload_locked_documents_rels\` (\`functions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_presidents_id_idx\` ON \`payload_locked_documents_rels\` (\`presidents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_chief_officers_id_idx\` ON \`payload_locked_documents_rels\` (\`chief_officers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_awards_id_idx\` ON \`payload_locked_documents_rels\` (\`awards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_award_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`award_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_budgets_id_idx\` ON \`payload_locked_documents_rels\` (\`budgets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_departments_id_idx\` ON \`payload_locked_documents_rels\` (\`departments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disclosure_departments_id_idx\` ON \`payload_locked_documents_rels\` (\`disclosure_departments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_headings_id_idx\` ON \`payload_locked_documents_rels\` (\`headings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_year_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`year_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_heading_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`heading_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_general_admin_headings_id_idx\` ON \`payload_locked_documents_rels\` (\`general_admin_headings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_meetings_id_idx\` ON \`payload_locked_documents_rels\` (\`meetings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_development_plan_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`development_plan_texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_development_plan_maps_id_idx\` ON \`payload_locked_documents_rels\` (\`development_plan_maps_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_holders_id_idx\` ON \`payload_locked_documents_rels\` (\`property_holders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_municipal_properties_id_idx\` ON \`payload_locked_documents_rels\` (\`municipal_properties_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_school_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`school_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gardens_id_idx\` ON \`payload_locked_documents_rels\` (\`gardens_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_electric_contacts_id_idx\` ON \`payload_locked_documents_rels\` (\`electric_contacts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_roads_id_idx\` ON \`payload_locked_documents_rels\` (\`roads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tree_census_id_idx\` ON \`payload_locked_documents_rels\` (\`tree_census_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ponds_id_idx\` ON \`payload_locked_documents_rels\` (\`ponds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pond_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`pond_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fire_stations_id_idx\` ON \`payload_locked_documents_rels\` (\`fire_stations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_health_works_id_idx\` ON \`payload_locked_documents_rels\` (\`health_works_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sanitation_inspectors_id_idx\` ON \`payload_locked_documents_rels\` (\`sanitation_inspectors_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_treatment_facilities_id_idx\` ON \`payload_locked_documents_rels\` (\`treatment_facilities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_litigations_id_idx\` ON \`payload_locked_documents_rels\` (\`litigations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_health_photos_id_idx\` ON \`payload_locked_documents_rels\` (\`health_photos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hospitals_id_idx\` ON \`payload_locked_documents_rels\` (\`hospitals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_citizen_charter_id_idx\` ON \`payload_locked_documents_rels\` (\`citizen_charter_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`service_facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_right_to_services_id_idx\` ON \`payload_locked_documents_rels\` (\`right_to_services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_right_to_services_document_idx\` ON \`payload_locked_documents_rels\` (\`right_to_services_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_election_id_idx\` ON \`payload_locked_documents_rels\` (\`election_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_voter_id_idx\` ON \`payload_locked_documents_rels\` (\`voter_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_screen_readers_id_idx\` ON \`payload_locked_documents_rels\` (\`screen_readers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_privacy_policy_id_idx\` ON \`payload_locked_documents_rels\` (\`privacy_policy_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_menu_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`menu_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`texts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_public_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`public_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_opinions_id_idx\` ON \`payload_locked_documents_rels\` (\`page_opinions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_obligation_statements_id_idx\` ON \`payload_locked_documents_rels\` (\`obligation_statements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reader_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`reader_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opening_decisions_id_idx\` ON \`payload_locked_documents_rels\` (\`opening_decisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`push_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`push_announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`push_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_origins_id_idx\` ON \`payload_locked_documents_rels\` (\`origins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`DROP INDEX \`users_reads_misconduct_idx\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`reads_misconduct\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_en\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_mr\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`misconduct_title_changed\`;`)
  await db.run(sql`ALTER TABLE \`public_notices\` DROP COLUMN \`here\`;`)
  await db.run(sql`ALTER TABLE \`_public_notices_v\` DROP COLUMN \`version_here\`;`)
}
