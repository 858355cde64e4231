import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`kind\` text DEFAULT 'information',
  	\`end\` text,
  	\`start\` text,
  	\`wards\` text,
  	\`department_id\` integer,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alerts__order_idx\` ON \`alerts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`alerts_listed_as_idx\` ON \`alerts\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`alerts_department_idx\` ON \`alerts\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`alerts_record_record_owner_idx\` ON \`alerts\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`alerts_updated_at_idx\` ON \`alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_created_at_idx\` ON \`alerts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_deleted_at_idx\` ON \`alerts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts__status_idx\` ON \`alerts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_alerts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_text_en\` text,
  	\`version_text_mr\` text,
  	\`version_text_changed\` text,
  	\`version_kind\` text DEFAULT 'information',
  	\`version_end\` text,
  	\`version_start\` text,
  	\`version_wards\` text,
  	\`version_department_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_alerts_v_parent_idx\` ON \`_alerts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version__order_idx\` ON \`_alerts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_listed_as_idx\` ON \`_alerts_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_department_idx\` ON \`_alerts_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_record_version_record_owner_idx\` ON \`_alerts_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_updated_at_idx\` ON \`_alerts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_created_at_idx\` ON \`_alerts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version_deleted_at_idx\` ON \`_alerts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_version_version__status_idx\` ON \`_alerts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_created_at_idx\` ON \`_alerts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_updated_at_idx\` ON \`_alerts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_alerts_v_latest_idx\` ON \`_alerts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`service_states\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`service\` text,
  	\`state\` text,
  	\`reason_en\` text,
  	\`reason_mr\` text,
  	\`reason_changed\` text,
  	\`wards\` text,
  	\`since\` text,
  	\`until\` text,
  	\`department_id\` integer,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_states__order_idx\` ON \`service_states\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_states_listed_as_idx\` ON \`service_states\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`service_states_department_idx\` ON \`service_states\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`service_states_record_record_owner_idx\` ON \`service_states\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`service_states_updated_at_idx\` ON \`service_states\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_states_created_at_idx\` ON \`service_states\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`service_states_deleted_at_idx\` ON \`service_states\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`service_states__status_idx\` ON \`service_states\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_service_states_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_service\` text,
  	\`version_state\` text,
  	\`version_reason_en\` text,
  	\`version_reason_mr\` text,
  	\`version_reason_changed\` text,
  	\`version_wards\` text,
  	\`version_since\` text,
  	\`version_until\` text,
  	\`version_department_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_states\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_states_v_parent_idx\` ON \`_service_states_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version__order_idx\` ON \`_service_states_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version_listed_as_idx\` ON \`_service_states_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version_department_idx\` ON \`_service_states_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_record_version_record_owner_idx\` ON \`_service_states_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version_updated_at_idx\` ON \`_service_states_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version_created_at_idx\` ON \`_service_states_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version_deleted_at_idx\` ON \`_service_states_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_version_version__status_idx\` ON \`_service_states_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_created_at_idx\` ON \`_service_states_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_updated_at_idx\` ON \`_service_states_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_states_v_latest_idx\` ON \`_service_states_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`holidays\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`day\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`holidays__order_idx\` ON \`holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`holidays_listed_as_idx\` ON \`holidays\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`holidays_record_record_owner_idx\` ON \`holidays\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`holidays_updated_at_idx\` ON \`holidays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_created_at_idx\` ON \`holidays\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays_deleted_at_idx\` ON \`holidays\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`holidays__status_idx\` ON \`holidays\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_holidays_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_day\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_holidays_v_parent_idx\` ON \`_holidays_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version__order_idx\` ON \`_holidays_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version_listed_as_idx\` ON \`_holidays_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_record_version_record_owner_idx\` ON \`_holidays_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version_updated_at_idx\` ON \`_holidays_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version_created_at_idx\` ON \`_holidays_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version_deleted_at_idx\` ON \`_holidays_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_version_version__status_idx\` ON \`_holidays_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_created_at_idx\` ON \`_holidays_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_updated_at_idx\` ON \`_holidays_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_holidays_v_latest_idx\` ON \`_holidays_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`sliders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
  	\`caption_en\` text,
  	\`caption_mr\` text,
  	\`caption_changed\` text,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sliders__order_idx\` ON \`sliders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sliders_listed_as_idx\` ON \`sliders\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`sliders_image_idx\` ON \`sliders\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_record_record_owner_idx\` ON \`sliders\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`sliders_updated_at_idx\` ON \`sliders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders_created_at_idx\` ON \`sliders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders_deleted_at_idx\` ON \`sliders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sliders__status_idx\` ON \`sliders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sliders_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
  	\`version_caption_en\` text,
  	\`version_caption_mr\` text,
  	\`version_caption_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sliders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sliders_v_parent_idx\` ON \`_sliders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version__order_idx\` ON \`_sliders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_listed_as_idx\` ON \`_sliders_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_image_idx\` ON \`_sliders_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_record_version_record_owner_idx\` ON \`_sliders_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_updated_at_idx\` ON \`_sliders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_created_at_idx\` ON \`_sliders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version_deleted_at_idx\` ON \`_sliders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_version_version__status_idx\` ON \`_sliders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_created_at_idx\` ON \`_sliders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_updated_at_idx\` ON \`_sliders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sliders_v_latest_idx\` ON \`_sliders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`ministers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`designation_en\` text,
  	\`designation_mr\` text,
  	\`designation_changed\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ministers__order_idx\` ON \`ministers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ministers_listed_as_idx\` ON \`ministers\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`ministers_image_idx\` ON \`ministers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`ministers_record_record_owner_idx\` ON \`ministers\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`ministers_updated_at_idx\` ON \`ministers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ministers_created_at_idx\` ON \`ministers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ministers_deleted_at_idx\` ON \`ministers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`ministers__status_idx\` ON \`ministers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_ministers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_designation_en\` text,
  	\`version_designation_mr\` text,
  	\`version_designation_changed\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`ministers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_ministers_v_parent_idx\` ON \`_ministers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version__order_idx\` ON \`_ministers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version_listed_as_idx\` ON \`_ministers_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version_image_idx\` ON \`_ministers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_record_version_record_owner_idx\` ON \`_ministers_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version_updated_at_idx\` ON \`_ministers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version_created_at_idx\` ON \`_ministers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version_deleted_at_idx\` ON \`_ministers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_version_version__status_idx\` ON \`_ministers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_created_at_idx\` ON \`_ministers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_updated_at_idx\` ON \`_ministers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ministers_v_latest_idx\` ON \`_ministers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`link\` text,
  	\`icon_id\` integer,
  	\`hover_icon_id\` integer,
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
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hover_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_listed_as_idx\` ON \`services\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`services_icon_idx\` ON \`services\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`services_hover_icon_idx\` ON \`services\` (\`hover_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`services_record_record_owner_idx\` ON \`services\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_link\` text,
  	\`version_icon_id\` integer,
  	\`version_hover_icon_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hover_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_listed_as_idx\` ON \`_services_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_icon_idx\` ON \`_services_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_hover_icon_idx\` ON \`_services_v\` (\`version_hover_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_record_version_record_owner_idx\` ON \`_services_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_deleted_at_idx\` ON \`_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`label\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news__order_idx\` ON \`news\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_listed_as_idx\` ON \`news\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`news_record_record_owner_idx\` ON \`news\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_label\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__order_idx\` ON \`_news_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_listed_as_idx\` ON \`_news_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_record_version_record_owner_idx\` ON \`_news_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`head_officer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`head_officer__order_idx\` ON \`head_officer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_listed_as_idx\` ON \`head_officer\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_image_idx\` ON \`head_officer\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_record_record_owner_idx\` ON \`head_officer\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_updated_at_idx\` ON \`head_officer\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_created_at_idx\` ON \`head_officer\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`head_officer_deleted_at_idx\` ON \`head_officer\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`head_officer__status_idx\` ON \`head_officer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_head_officer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`head_officer\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_head_officer_v_parent_idx\` ON \`_head_officer_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version__order_idx\` ON \`_head_officer_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version_listed_as_idx\` ON \`_head_officer_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version_image_idx\` ON \`_head_officer_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_record_version_record_owner_idx\` ON \`_head_officer_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version_updated_at_idx\` ON \`_head_officer_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version_created_at_idx\` ON \`_head_officer_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version_deleted_at_idx\` ON \`_head_officer_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_version_version__status_idx\` ON \`_head_officer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_created_at_idx\` ON \`_head_officer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_updated_at_idx\` ON \`_head_officer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_head_officer_v_latest_idx\` ON \`_head_officer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`url\` text,
  	\`captions\` text,
  	\`transcript_en\` text,
  	\`transcript_mr\` text,
  	\`transcript_changed\` text,
  	\`described\` text,
  	\`published\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos__order_idx\` ON \`videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`videos_listed_as_idx\` ON \`videos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`videos_record_record_owner_idx\` ON \`videos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_deleted_at_idx\` ON \`videos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`videos__status_idx\` ON \`videos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_videos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_url\` text,
  	\`version_captions\` text,
  	\`version_transcript_en\` text,
  	\`version_transcript_mr\` text,
  	\`version_transcript_changed\` text,
  	\`version_described\` text,
  	\`version_published\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_videos_v_parent_idx\` ON \`_videos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__order_idx\` ON \`_videos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_listed_as_idx\` ON \`_videos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_record_version_record_owner_idx\` ON \`_videos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_updated_at_idx\` ON \`_videos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_created_at_idx\` ON \`_videos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version_deleted_at_idx\` ON \`_videos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_version_version__status_idx\` ON \`_videos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_created_at_idx\` ON \`_videos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_updated_at_idx\` ON \`_videos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_videos_v_latest_idx\` ON \`_videos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`wards\` text,
  	\`progress\` numeric,
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
  await db.run(sql`CREATE INDEX \`projects__order_idx\` ON \`projects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_listed_as_idx\` ON \`projects\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`projects_pdf_pdf_en_idx\` ON \`projects\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_pdf_pdf_mr_idx\` ON \`projects\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_record_record_owner_idx\` ON \`projects\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_wards\` text,
  	\`version_progress\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__order_idx\` ON \`_projects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_listed_as_idx\` ON \`_projects_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_pdf_version_pdf_en_idx\` ON \`_projects_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_pdf_version_pdf_mr_idx\` ON \`_projects_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_record_version_record_owner_idx\` ON \`_projects_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`tenders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`is_new\` integer DEFAULT false,
  	\`kind\` text,
  	\`number\` text,
  	\`department_id\` integer,
  	\`value\` numeric,
  	\`fee\` numeric,
  	\`meeting\` text,
  	\`closes\` text,
  	\`opens\` text,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tenders__order_idx\` ON \`tenders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenders_listed_as_idx\` ON \`tenders\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`tenders_pdf_pdf_en_idx\` ON \`tenders\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_pdf_pdf_mr_idx\` ON \`tenders\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_department_idx\` ON \`tenders\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_record_record_owner_idx\` ON \`tenders\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`tenders_updated_at_idx\` ON \`tenders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_created_at_idx\` ON \`tenders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders_deleted_at_idx\` ON \`tenders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tenders__status_idx\` ON \`tenders\` (\`_status\`);`)
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
  await db.run(sql`CREATE TABLE \`_tenders_v\` (
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
  	\`version_kind\` text,
  	\`version_number\` text,
  	\`version_department_id\` integer,
  	\`version_value\` numeric,
  	\`version_fee\` numeric,
  	\`version_meeting\` text,
  	\`version_closes\` text,
  	\`version_opens\` text,
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
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tenders_v_parent_idx\` ON \`_tenders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version__order_idx\` ON \`_tenders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_listed_as_idx\` ON \`_tenders_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_pdf_version_pdf_en_idx\` ON \`_tenders_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_pdf_version_pdf_mr_idx\` ON \`_tenders_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_department_idx\` ON \`_tenders_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_record_version_record_owner_idx\` ON \`_tenders_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_updated_at_idx\` ON \`_tenders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_created_at_idx\` ON \`_tenders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version_deleted_at_idx\` ON \`_tenders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_version_version__status_idx\` ON \`_tenders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_created_at_idx\` ON \`_tenders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_updated_at_idx\` ON \`_tenders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tenders_v_latest_idx\` ON \`_tenders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`photos__order_idx\` ON \`photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`photos_listed_as_idx\` ON \`photos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`photos_image_idx\` ON \`photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_record_record_owner_idx\` ON \`photos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`photos_updated_at_idx\` ON \`photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_created_at_idx\` ON \`photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`photos_deleted_at_idx\` ON \`photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`photos__status_idx\` ON \`photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_photos_v_parent_idx\` ON \`_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version__order_idx\` ON \`_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_listed_as_idx\` ON \`_photos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_image_idx\` ON \`_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_record_version_record_owner_idx\` ON \`_photos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_updated_at_idx\` ON \`_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_created_at_idx\` ON \`_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version_deleted_at_idx\` ON \`_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_version_version__status_idx\` ON \`_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_created_at_idx\` ON \`_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_updated_at_idx\` ON \`_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_photos_v_latest_idx\` ON \`_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`website_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`link\` text,
  	\`logo_id\` integer,
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
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`website_links__order_idx\` ON \`website_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`website_links_listed_as_idx\` ON \`website_links\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`website_links_logo_idx\` ON \`website_links\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`website_links_record_record_owner_idx\` ON \`website_links\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`website_links_updated_at_idx\` ON \`website_links\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`website_links_created_at_idx\` ON \`website_links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`website_links_deleted_at_idx\` ON \`website_links\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`website_links__status_idx\` ON \`website_links\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_website_links_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_link\` text,
  	\`version_logo_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`website_links\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_website_links_v_parent_idx\` ON \`_website_links_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version__order_idx\` ON \`_website_links_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version_listed_as_idx\` ON \`_website_links_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version_logo_idx\` ON \`_website_links_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_record_version_record_owner_idx\` ON \`_website_links_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version_updated_at_idx\` ON \`_website_links_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version_created_at_idx\` ON \`_website_links_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version_deleted_at_idx\` ON \`_website_links_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_version_version__status_idx\` ON \`_website_links_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_created_at_idx\` ON \`_website_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_updated_at_idx\` ON \`_website_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_website_links_v_latest_idx\` ON \`_website_links_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`history\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`history__order_idx\` ON \`history\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`history_listed_as_idx\` ON \`history\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`history_record_record_owner_idx\` ON \`history\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`history_updated_at_idx\` ON \`history\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`history_created_at_idx\` ON \`history\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`history_deleted_at_idx\` ON \`history\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`history__status_idx\` ON \`history\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_history_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`history\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_history_v_parent_idx\` ON \`_history_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version__order_idx\` ON \`_history_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version_listed_as_idx\` ON \`_history_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_record_version_record_owner_idx\` ON \`_history_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version_updated_at_idx\` ON \`_history_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version_created_at_idx\` ON \`_history_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version_deleted_at_idx\` ON \`_history_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_version_version__status_idx\` ON \`_history_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_created_at_idx\` ON \`_history_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_updated_at_idx\` ON \`_history_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_history_v_latest_idx\` ON \`_history_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`officers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`designation_en\` text,
  	\`designation_mr\` text,
  	\`designation_changed\` text,
  	\`email\` text,
  	\`duty\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`officers__order_idx\` ON \`officers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`officers_listed_as_idx\` ON \`officers\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`officers_image_idx\` ON \`officers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`officers_record_record_owner_idx\` ON \`officers\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`officers_updated_at_idx\` ON \`officers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`officers_created_at_idx\` ON \`officers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`officers_deleted_at_idx\` ON \`officers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`officers__status_idx\` ON \`officers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_officers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_designation_en\` text,
  	\`version_designation_mr\` text,
  	\`version_designation_changed\` text,
  	\`version_email\` text,
  	\`version_duty\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_officers_v_parent_idx\` ON \`_officers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version__order_idx\` ON \`_officers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version_listed_as_idx\` ON \`_officers_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version_image_idx\` ON \`_officers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_record_version_record_owner_idx\` ON \`_officers_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version_updated_at_idx\` ON \`_officers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version_created_at_idx\` ON \`_officers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version_deleted_at_idx\` ON \`_officers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_version_version__status_idx\` ON \`_officers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_created_at_idx\` ON \`_officers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_updated_at_idx\` ON \`_officers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_officers_v_latest_idx\` ON \`_officers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`wards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`number\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`areas_en\` text,
  	\`areas_mr\` text,
  	\`areas_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`wards__order_idx\` ON \`wards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`wards_listed_as_idx\` ON \`wards\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`wards_record_record_owner_idx\` ON \`wards\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`wards_updated_at_idx\` ON \`wards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`wards_created_at_idx\` ON \`wards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`wards_deleted_at_idx\` ON \`wards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`wards__status_idx\` ON \`wards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_wards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_number\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_areas_en\` text,
  	\`version_areas_mr\` text,
  	\`version_areas_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`wards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_wards_v_parent_idx\` ON \`_wards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version__order_idx\` ON \`_wards_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version_listed_as_idx\` ON \`_wards_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_record_version_record_owner_idx\` ON \`_wards_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version_updated_at_idx\` ON \`_wards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version_created_at_idx\` ON \`_wards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version_deleted_at_idx\` ON \`_wards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_version_version__status_idx\` ON \`_wards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_created_at_idx\` ON \`_wards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_updated_at_idx\` ON \`_wards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_wards_v_latest_idx\` ON \`_wards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`elected_members\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`ward\` text,
  	\`start\` text,
  	\`end\` text,
  	\`mobile\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`elected_members__order_idx\` ON \`elected_members\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_listed_as_idx\` ON \`elected_members\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_image_idx\` ON \`elected_members\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_record_record_owner_idx\` ON \`elected_members\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_updated_at_idx\` ON \`elected_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_created_at_idx\` ON \`elected_members\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`elected_members_deleted_at_idx\` ON \`elected_members\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`elected_members__status_idx\` ON \`elected_members\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_elected_members_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_ward\` text,
  	\`version_start\` text,
  	\`version_end\` text,
  	\`version_mobile\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_elected_members_v_parent_idx\` ON \`_elected_members_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version__order_idx\` ON \`_elected_members_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version_listed_as_idx\` ON \`_elected_members_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version_image_idx\` ON \`_elected_members_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_record_version_record_owner_idx\` ON \`_elected_members_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version_updated_at_idx\` ON \`_elected_members_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version_created_at_idx\` ON \`_elected_members_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version_deleted_at_idx\` ON \`_elected_members_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_version_version__status_idx\` ON \`_elected_members_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_created_at_idx\` ON \`_elected_members_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_updated_at_idx\` ON \`_elected_members_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_elected_members_v_latest_idx\` ON \`_elected_members_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`committees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`about_en\` text,
  	\`about_mr\` text,
  	\`about_changed\` text,
  	\`chair_id\` integer,
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
  	FOREIGN KEY (\`chair_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`committees__order_idx\` ON \`committees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`committees_listed_as_idx\` ON \`committees\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`committees_chair_idx\` ON \`committees\` (\`chair_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_record_record_owner_idx\` ON \`committees\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_updated_at_idx\` ON \`committees\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`committees_created_at_idx\` ON \`committees\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`committees_deleted_at_idx\` ON \`committees\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`committees__status_idx\` ON \`committees\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`committees_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`elected_members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elected_members_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`committees_rels_order_idx\` ON \`committees_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_parent_idx\` ON \`committees_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_path_idx\` ON \`committees_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`committees_rels_elected_members_id_idx\` ON \`committees_rels\` (\`elected_members_id\`);`)
  await db.run(sql`CREATE TABLE \`_committees_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_about_en\` text,
  	\`version_about_mr\` text,
  	\`version_about_changed\` text,
  	\`version_chair_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_chair_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_committees_v_parent_idx\` ON \`_committees_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version__order_idx\` ON \`_committees_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_listed_as_idx\` ON \`_committees_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_chair_idx\` ON \`_committees_v\` (\`version_chair_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_record_version_record_owner_idx\` ON \`_committees_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_updated_at_idx\` ON \`_committees_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_created_at_idx\` ON \`_committees_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version_deleted_at_idx\` ON \`_committees_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_version_version__status_idx\` ON \`_committees_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_created_at_idx\` ON \`_committees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_updated_at_idx\` ON \`_committees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_latest_idx\` ON \`_committees_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_committees_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`elected_members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_committees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elected_members_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_committees_v_rels_order_idx\` ON \`_committees_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_rels_parent_idx\` ON \`_committees_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_rels_path_idx\` ON \`_committees_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_committees_v_rels_elected_members_id_idx\` ON \`_committees_v_rels\` (\`elected_members_id\`);`)
  await db.run(sql`CREATE TABLE \`council_meetings_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`member_id\` integer,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`answer_en\` text,
  	\`answer_mr\` text,
  	\`answer_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`council_meetings_questions_order_idx\` ON \`council_meetings_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_questions_parent_id_idx\` ON \`council_meetings_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_questions_member_idx\` ON \`council_meetings_questions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_questions_pdf_pdf_en_idx\` ON \`council_meetings_questions\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_questions_pdf_pdf_mr_idx\` ON \`council_meetings_questions\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE TABLE \`council_meetings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`kind\` text DEFAULT 'general',
  	\`committee_id\` integer,
  	\`day\` text,
  	\`time\` text,
  	\`place_en\` text,
  	\`place_mr\` text,
  	\`place_changed\` text,
  	\`state\` text,
  	\`agenda_en\` text,
  	\`agenda_mr\` text,
  	\`agenda_changed\` text,
  	\`notice_en_id\` integer,
  	\`notice_mr_id\` integer,
  	\`minutes_en_id\` integer,
  	\`minutes_mr_id\` integer,
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
  	FOREIGN KEY (\`committee_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`notice_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`notice_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`minutes_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`minutes_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`council_meetings__order_idx\` ON \`council_meetings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_listed_as_idx\` ON \`council_meetings\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_committee_idx\` ON \`council_meetings\` (\`committee_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_notice_notice_en_idx\` ON \`council_meetings\` (\`notice_en_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_notice_notice_mr_idx\` ON \`council_meetings\` (\`notice_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_minutes_minutes_en_idx\` ON \`council_meetings\` (\`minutes_en_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_minutes_minutes_mr_idx\` ON \`council_meetings\` (\`minutes_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_record_record_owner_idx\` ON \`council_meetings\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_updated_at_idx\` ON \`council_meetings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_created_at_idx\` ON \`council_meetings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_deleted_at_idx\` ON \`council_meetings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings__status_idx\` ON \`council_meetings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`council_meetings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`elected_members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elected_members_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`council_meetings_rels_order_idx\` ON \`council_meetings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_rels_parent_idx\` ON \`council_meetings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_rels_path_idx\` ON \`council_meetings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`council_meetings_rels_elected_members_id_idx\` ON \`council_meetings_rels\` (\`elected_members_id\`);`)
  await db.run(sql`CREATE TABLE \`_council_meetings_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`member_id\` integer,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`answer_en\` text,
  	\`answer_mr\` text,
  	\`answer_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_council_meetings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_questions_order_idx\` ON \`_council_meetings_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_questions_parent_id_idx\` ON \`_council_meetings_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_questions_member_idx\` ON \`_council_meetings_v_version_questions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_questions_pdf_pdf_en_idx\` ON \`_council_meetings_v_version_questions\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_questions_pdf_pdf_mr_idx\` ON \`_council_meetings_v_version_questions\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE TABLE \`_council_meetings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_kind\` text DEFAULT 'general',
  	\`version_committee_id\` integer,
  	\`version_day\` text,
  	\`version_time\` text,
  	\`version_place_en\` text,
  	\`version_place_mr\` text,
  	\`version_place_changed\` text,
  	\`version_state\` text,
  	\`version_agenda_en\` text,
  	\`version_agenda_mr\` text,
  	\`version_agenda_changed\` text,
  	\`version_notice_en_id\` integer,
  	\`version_notice_mr_id\` integer,
  	\`version_minutes_en_id\` integer,
  	\`version_minutes_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_committee_id\`) REFERENCES \`committees\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_notice_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_minutes_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_minutes_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_parent_idx\` ON \`_council_meetings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version__order_idx\` ON \`_council_meetings_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version_listed_as_idx\` ON \`_council_meetings_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version_committee_idx\` ON \`_council_meetings_v\` (\`version_committee_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_notice_version_notice_en_idx\` ON \`_council_meetings_v\` (\`version_notice_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_notice_version_notice_mr_idx\` ON \`_council_meetings_v\` (\`version_notice_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_minutes_version_minutes_en_idx\` ON \`_council_meetings_v\` (\`version_minutes_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_minutes_version_minutes_mr_idx\` ON \`_council_meetings_v\` (\`version_minutes_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_record_version_record_owner_idx\` ON \`_council_meetings_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version_updated_at_idx\` ON \`_council_meetings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version_created_at_idx\` ON \`_council_meetings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version_deleted_at_idx\` ON \`_council_meetings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_version_version__status_idx\` ON \`_council_meetings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_created_at_idx\` ON \`_council_meetings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_updated_at_idx\` ON \`_council_meetings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_latest_idx\` ON \`_council_meetings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_council_meetings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`elected_members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_council_meetings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`elected_members_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_rels_order_idx\` ON \`_council_meetings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_rels_parent_idx\` ON \`_council_meetings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_rels_path_idx\` ON \`_council_meetings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_council_meetings_v_rels_elected_members_id_idx\` ON \`_council_meetings_v_rels\` (\`elected_members_id\`);`)
  await db.run(sql`CREATE TABLE \`resolutions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`meeting_id\` integer,
  	\`number\` text,
  	\`subject_en\` text,
  	\`subject_mr\` text,
  	\`subject_changed\` text,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`outcome\` text,
  	\`in_favour\` numeric,
  	\`against\` numeric,
  	\`abstained\` numeric,
  	\`mover_id\` integer,
  	\`seconder_id\` integer,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`meeting_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mover_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seconder_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`resolutions__order_idx\` ON \`resolutions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_listed_as_idx\` ON \`resolutions\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_meeting_idx\` ON \`resolutions\` (\`meeting_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_mover_idx\` ON \`resolutions\` (\`mover_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_seconder_idx\` ON \`resolutions\` (\`seconder_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_pdf_pdf_en_idx\` ON \`resolutions\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_pdf_pdf_mr_idx\` ON \`resolutions\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_record_record_owner_idx\` ON \`resolutions\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_updated_at_idx\` ON \`resolutions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_created_at_idx\` ON \`resolutions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`resolutions_deleted_at_idx\` ON \`resolutions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`resolutions__status_idx\` ON \`resolutions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_resolutions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_meeting_id\` integer,
  	\`version_number\` text,
  	\`version_subject_en\` text,
  	\`version_subject_mr\` text,
  	\`version_subject_changed\` text,
  	\`version_text_en\` text,
  	\`version_text_mr\` text,
  	\`version_text_changed\` text,
  	\`version_outcome\` text,
  	\`version_in_favour\` numeric,
  	\`version_against\` numeric,
  	\`version_abstained\` numeric,
  	\`version_mover_id\` integer,
  	\`version_seconder_id\` integer,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`resolutions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meeting_id\`) REFERENCES \`council_meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_mover_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seconder_id\`) REFERENCES \`elected_members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_resolutions_v_parent_idx\` ON \`_resolutions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version__order_idx\` ON \`_resolutions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_listed_as_idx\` ON \`_resolutions_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_meeting_idx\` ON \`_resolutions_v\` (\`version_meeting_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_mover_idx\` ON \`_resolutions_v\` (\`version_mover_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_seconder_idx\` ON \`_resolutions_v\` (\`version_seconder_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_pdf_version_pdf_en_idx\` ON \`_resolutions_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_pdf_version_pdf_mr_idx\` ON \`_resolutions_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_record_version_record_owner_idx\` ON \`_resolutions_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_updated_at_idx\` ON \`_resolutions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_created_at_idx\` ON \`_resolutions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version_deleted_at_idx\` ON \`_resolutions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_version_version__status_idx\` ON \`_resolutions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_created_at_idx\` ON \`_resolutions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_updated_at_idx\` ON \`_resolutions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_resolutions_v_latest_idx\` ON \`_resolutions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`functions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`functions__order_idx\` ON \`functions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`functions_listed_as_idx\` ON \`functions\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`functions_record_record_owner_idx\` ON \`functions\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`functions_updated_at_idx\` ON \`functions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`functions_created_at_idx\` ON \`functions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`functions_deleted_at_idx\` ON \`functions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`functions__status_idx\` ON \`functions\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_functions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`functions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_functions_v_parent_idx\` ON \`_functions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version__order_idx\` ON \`_functions_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version_listed_as_idx\` ON \`_functions_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_record_version_record_owner_idx\` ON \`_functions_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version_updated_at_idx\` ON \`_functions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version_created_at_idx\` ON \`_functions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version_deleted_at_idx\` ON \`_functions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_version_version__status_idx\` ON \`_functions_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_created_at_idx\` ON \`_functions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_updated_at_idx\` ON \`_functions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_functions_v_latest_idx\` ON \`_functions_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`presidents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`start\` text,
  	\`end\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`presidents__order_idx\` ON \`presidents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`presidents_listed_as_idx\` ON \`presidents\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`presidents_record_record_owner_idx\` ON \`presidents\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`presidents_updated_at_idx\` ON \`presidents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`presidents_created_at_idx\` ON \`presidents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`presidents_deleted_at_idx\` ON \`presidents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`presidents__status_idx\` ON \`presidents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_presidents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_start\` text,
  	\`version_end\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`presidents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_presidents_v_parent_idx\` ON \`_presidents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version__order_idx\` ON \`_presidents_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version_listed_as_idx\` ON \`_presidents_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_record_version_record_owner_idx\` ON \`_presidents_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version_updated_at_idx\` ON \`_presidents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version_created_at_idx\` ON \`_presidents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version_deleted_at_idx\` ON \`_presidents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_version_version__status_idx\` ON \`_presidents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_created_at_idx\` ON \`_presidents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_updated_at_idx\` ON \`_presidents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_presidents_v_latest_idx\` ON \`_presidents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`chief_officers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`start\` text,
  	\`end\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`chief_officers__order_idx\` ON \`chief_officers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers_listed_as_idx\` ON \`chief_officers\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers_record_record_owner_idx\` ON \`chief_officers\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers_updated_at_idx\` ON \`chief_officers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers_created_at_idx\` ON \`chief_officers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers_deleted_at_idx\` ON \`chief_officers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`chief_officers__status_idx\` ON \`chief_officers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_chief_officers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_start\` text,
  	\`version_end\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`chief_officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_parent_idx\` ON \`_chief_officers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version__order_idx\` ON \`_chief_officers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version_listed_as_idx\` ON \`_chief_officers_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_record_version_record_owner_idx\` ON \`_chief_officers_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version_updated_at_idx\` ON \`_chief_officers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version_created_at_idx\` ON \`_chief_officers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version_deleted_at_idx\` ON \`_chief_officers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_version_version__status_idx\` ON \`_chief_officers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_created_at_idx\` ON \`_chief_officers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_updated_at_idx\` ON \`_chief_officers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_chief_officers_v_latest_idx\` ON \`_chief_officers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`awards\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`awards__order_idx\` ON \`awards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`awards_listed_as_idx\` ON \`awards\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`awards_record_record_owner_idx\` ON \`awards\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`awards_updated_at_idx\` ON \`awards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`awards_created_at_idx\` ON \`awards\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`awards_deleted_at_idx\` ON \`awards\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`awards__status_idx\` ON \`awards\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_awards_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`awards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_awards_v_parent_idx\` ON \`_awards_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version__order_idx\` ON \`_awards_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_listed_as_idx\` ON \`_awards_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_record_version_record_owner_idx\` ON \`_awards_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_updated_at_idx\` ON \`_awards_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_created_at_idx\` ON \`_awards_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version_deleted_at_idx\` ON \`_awards_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_version_version__status_idx\` ON \`_awards_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_created_at_idx\` ON \`_awards_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_updated_at_idx\` ON \`_awards_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_awards_v_latest_idx\` ON \`_awards_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`award_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`award_photos__order_idx\` ON \`award_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_listed_as_idx\` ON \`award_photos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_image_idx\` ON \`award_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_record_record_owner_idx\` ON \`award_photos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_updated_at_idx\` ON \`award_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_created_at_idx\` ON \`award_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`award_photos_deleted_at_idx\` ON \`award_photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`award_photos__status_idx\` ON \`award_photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_award_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`award_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_award_photos_v_parent_idx\` ON \`_award_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version__order_idx\` ON \`_award_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version_listed_as_idx\` ON \`_award_photos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version_image_idx\` ON \`_award_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_record_version_record_owner_idx\` ON \`_award_photos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version_updated_at_idx\` ON \`_award_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version_created_at_idx\` ON \`_award_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version_deleted_at_idx\` ON \`_award_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_version_version__status_idx\` ON \`_award_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_created_at_idx\` ON \`_award_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_updated_at_idx\` ON \`_award_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_award_photos_v_latest_idx\` ON \`_award_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`budgets_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`side\` text,
  	\`head_en\` text,
  	\`head_mr\` text,
  	\`head_changed\` text,
  	\`item_en\` text,
  	\`item_mr\` text,
  	\`item_changed\` text,
  	\`planned\` numeric,
  	\`revised\` numeric,
  	\`actual\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`budgets\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`budgets_lines_order_idx\` ON \`budgets_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`budgets_lines_parent_id_idx\` ON \`budgets_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`budgets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`year\` text,
  	\`sheet_id\` integer,
  	\`unit\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`population\` numeric,
  	\`population_source_en\` text,
  	\`population_source_mr\` text,
  	\`population_source_changed\` text,
  	\`note_en\` text,
  	\`note_mr\` text,
  	\`note_changed\` text,
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
  	FOREIGN KEY (\`sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`budgets__order_idx\` ON \`budgets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`budgets_listed_as_idx\` ON \`budgets\` (\`listed_as\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`budgets_year_idx\` ON \`budgets\` (\`year\`);`)
  await db.run(sql`CREATE INDEX \`budgets_sheet_idx\` ON \`budgets\` (\`sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`budgets_pdf_pdf_en_idx\` ON \`budgets\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`budgets_pdf_pdf_mr_idx\` ON \`budgets\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`budgets_record_record_owner_idx\` ON \`budgets\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`budgets_updated_at_idx\` ON \`budgets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`budgets_created_at_idx\` ON \`budgets\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`budgets_deleted_at_idx\` ON \`budgets\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`budgets__status_idx\` ON \`budgets\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_budgets_v_version_lines\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`side\` text,
  	\`head_en\` text,
  	\`head_mr\` text,
  	\`head_changed\` text,
  	\`item_en\` text,
  	\`item_mr\` text,
  	\`item_changed\` text,
  	\`planned\` numeric,
  	\`revised\` numeric,
  	\`actual\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_budgets_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_lines_order_idx\` ON \`_budgets_v_version_lines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_lines_parent_id_idx\` ON \`_budgets_v_version_lines\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_budgets_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_year\` text,
  	\`version_sheet_id\` integer,
  	\`version_unit\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_population\` numeric,
  	\`version_population_source_en\` text,
  	\`version_population_source_mr\` text,
  	\`version_population_source_changed\` text,
  	\`version_note_en\` text,
  	\`version_note_mr\` text,
  	\`version_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`budgets\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_sheet_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_budgets_v_parent_idx\` ON \`_budgets_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version__order_idx\` ON \`_budgets_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_listed_as_idx\` ON \`_budgets_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_year_idx\` ON \`_budgets_v\` (\`version_year\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_sheet_idx\` ON \`_budgets_v\` (\`version_sheet_id\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_pdf_version_pdf_en_idx\` ON \`_budgets_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_pdf_version_pdf_mr_idx\` ON \`_budgets_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_record_version_record_owner_idx\` ON \`_budgets_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_updated_at_idx\` ON \`_budgets_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_created_at_idx\` ON \`_budgets_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version_deleted_at_idx\` ON \`_budgets_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_version_version__status_idx\` ON \`_budgets_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_created_at_idx\` ON \`_budgets_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_updated_at_idx\` ON \`_budgets_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_budgets_v_latest_idx\` ON \`_budgets_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`departments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`head_en\` text,
  	\`head_mr\` text,
  	\`head_changed\` text,
  	\`office_en\` text,
  	\`office_mr\` text,
  	\`office_changed\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`departments__order_idx\` ON \`departments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`departments_listed_as_idx\` ON \`departments\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`departments_record_record_owner_idx\` ON \`departments\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`departments_updated_at_idx\` ON \`departments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`departments_created_at_idx\` ON \`departments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`departments_deleted_at_idx\` ON \`departments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`departments__status_idx\` ON \`departments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_departments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_head_en\` text,
  	\`version_head_mr\` text,
  	\`version_head_changed\` text,
  	\`version_office_en\` text,
  	\`version_office_mr\` text,
  	\`version_office_changed\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_departments_v_parent_idx\` ON \`_departments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version__order_idx\` ON \`_departments_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_listed_as_idx\` ON \`_departments_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_record_version_record_owner_idx\` ON \`_departments_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_updated_at_idx\` ON \`_departments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_created_at_idx\` ON \`_departments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version_deleted_at_idx\` ON \`_departments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_version_version__status_idx\` ON \`_departments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_created_at_idx\` ON \`_departments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_updated_at_idx\` ON \`_departments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_departments_v_latest_idx\` ON \`_departments_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`disclosure_departments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`link\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosure_departments__order_idx\` ON \`disclosure_departments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments_listed_as_idx\` ON \`disclosure_departments\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments_record_record_owner_idx\` ON \`disclosure_departments\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments_updated_at_idx\` ON \`disclosure_departments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments_created_at_idx\` ON \`disclosure_departments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments_deleted_at_idx\` ON \`disclosure_departments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_departments__status_idx\` ON \`disclosure_departments\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_disclosure_departments_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_link\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_parent_idx\` ON \`_disclosure_departments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version__order_idx\` ON \`_disclosure_departments_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version_listed_as_idx\` ON \`_disclosure_departments_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_record_version_record__idx\` ON \`_disclosure_departments_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version_updated_at_idx\` ON \`_disclosure_departments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version_created_at_idx\` ON \`_disclosure_departments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version_deleted_at_idx\` ON \`_disclosure_departments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_version_version__status_idx\` ON \`_disclosure_departments_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_created_at_idx\` ON \`_disclosure_departments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_updated_at_idx\` ON \`_disclosure_departments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_departments_v_latest_idx\` ON \`_disclosure_departments_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`headings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`link\` text,
  	\`department_id\` integer,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`headings__order_idx\` ON \`headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`headings_listed_as_idx\` ON \`headings\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`headings_department_idx\` ON \`headings\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`headings_record_record_owner_idx\` ON \`headings\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`headings_updated_at_idx\` ON \`headings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`headings_created_at_idx\` ON \`headings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`headings_deleted_at_idx\` ON \`headings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`headings__status_idx\` ON \`headings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_headings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_link\` text,
  	\`version_department_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_headings_v_parent_idx\` ON \`_headings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version__order_idx\` ON \`_headings_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version_listed_as_idx\` ON \`_headings_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version_department_idx\` ON \`_headings_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_record_version_record_owner_idx\` ON \`_headings_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version_updated_at_idx\` ON \`_headings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version_created_at_idx\` ON \`_headings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version_deleted_at_idx\` ON \`_headings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_version_version__status_idx\` ON \`_headings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_created_at_idx\` ON \`_headings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_updated_at_idx\` ON \`_headings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_headings_v_latest_idx\` ON \`_headings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`year_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_id\` integer,
  	\`year_en\` text,
  	\`year_mr\` text,
  	\`year_changed\` text,
  	\`title_en\` text,
  	\`title_mr\` text,
  	\`title_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`heading_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`year_documents__order_idx\` ON \`year_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_listed_as_idx\` ON \`year_documents\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_heading_idx\` ON \`year_documents\` (\`heading_id\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_pdf_pdf_en_idx\` ON \`year_documents\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_pdf_pdf_mr_idx\` ON \`year_documents\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_record_record_owner_idx\` ON \`year_documents\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_updated_at_idx\` ON \`year_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_created_at_idx\` ON \`year_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`year_documents_deleted_at_idx\` ON \`year_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`year_documents__status_idx\` ON \`year_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_year_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_id\` integer,
  	\`version_year_en\` text,
  	\`version_year_mr\` text,
  	\`version_year_changed\` text,
  	\`version_title_en\` text,
  	\`version_title_mr\` text,
  	\`version_title_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`year_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_heading_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_year_documents_v_parent_idx\` ON \`_year_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version__order_idx\` ON \`_year_documents_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version_listed_as_idx\` ON \`_year_documents_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version_heading_idx\` ON \`_year_documents_v\` (\`version_heading_id\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_pdf_version_pdf_en_idx\` ON \`_year_documents_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_pdf_version_pdf_mr_idx\` ON \`_year_documents_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_record_version_record_owner_idx\` ON \`_year_documents_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version_updated_at_idx\` ON \`_year_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version_created_at_idx\` ON \`_year_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version_deleted_at_idx\` ON \`_year_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_version_version__status_idx\` ON \`_year_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_created_at_idx\` ON \`_year_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_updated_at_idx\` ON \`_year_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_year_documents_v_latest_idx\` ON \`_year_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`heading_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_id\` integer,
  	\`title_en\` text,
  	\`title_mr\` text,
  	\`title_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`heading_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`heading_documents__order_idx\` ON \`heading_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_listed_as_idx\` ON \`heading_documents\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_heading_idx\` ON \`heading_documents\` (\`heading_id\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_pdf_pdf_en_idx\` ON \`heading_documents\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_pdf_pdf_mr_idx\` ON \`heading_documents\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_record_record_owner_idx\` ON \`heading_documents\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_updated_at_idx\` ON \`heading_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_created_at_idx\` ON \`heading_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents_deleted_at_idx\` ON \`heading_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`heading_documents__status_idx\` ON \`heading_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_heading_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_id\` integer,
  	\`version_title_en\` text,
  	\`version_title_mr\` text,
  	\`version_title_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`heading_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_heading_id\`) REFERENCES \`headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_parent_idx\` ON \`_heading_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version__order_idx\` ON \`_heading_documents_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version_listed_as_idx\` ON \`_heading_documents_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version_heading_idx\` ON \`_heading_documents_v\` (\`version_heading_id\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_pdf_version_pdf_en_idx\` ON \`_heading_documents_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_pdf_version_pdf_mr_idx\` ON \`_heading_documents_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_record_version_record_owner_idx\` ON \`_heading_documents_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version_updated_at_idx\` ON \`_heading_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version_created_at_idx\` ON \`_heading_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version_deleted_at_idx\` ON \`_heading_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_version_version__status_idx\` ON \`_heading_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_created_at_idx\` ON \`_heading_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_updated_at_idx\` ON \`_heading_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_heading_documents_v_latest_idx\` ON \`_heading_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`general_admin_headings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`link\` text,
  	\`department_id\` integer,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`general_admin_headings__order_idx\` ON \`general_admin_headings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_listed_as_idx\` ON \`general_admin_headings\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_department_idx\` ON \`general_admin_headings\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_record_record_owner_idx\` ON \`general_admin_headings\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_updated_at_idx\` ON \`general_admin_headings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_created_at_idx\` ON \`general_admin_headings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings_deleted_at_idx\` ON \`general_admin_headings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`general_admin_headings__status_idx\` ON \`general_admin_headings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_general_admin_headings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_link\` text,
  	\`version_department_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`general_admin_headings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_parent_idx\` ON \`_general_admin_headings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version__order_idx\` ON \`_general_admin_headings_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version_listed_as_idx\` ON \`_general_admin_headings_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version_department_idx\` ON \`_general_admin_headings_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_record_version_record__idx\` ON \`_general_admin_headings_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version_updated_at_idx\` ON \`_general_admin_headings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version_created_at_idx\` ON \`_general_admin_headings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version_deleted_at_idx\` ON \`_general_admin_headings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_version_version__status_idx\` ON \`_general_admin_headings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_created_at_idx\` ON \`_general_admin_headings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_updated_at_idx\` ON \`_general_admin_headings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_general_admin_headings_v_latest_idx\` ON \`_general_admin_headings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`meetings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`type\` text,
  	\`year_en\` text,
  	\`year_mr\` text,
  	\`year_changed\` text,
  	\`title_en\` text,
  	\`title_mr\` text,
  	\`title_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`department_id\` integer,
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
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`meetings__order_idx\` ON \`meetings\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`meetings_listed_as_idx\` ON \`meetings\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`meetings_pdf_pdf_en_idx\` ON \`meetings\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`meetings_pdf_pdf_mr_idx\` ON \`meetings\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`meetings_department_idx\` ON \`meetings\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`meetings_record_record_owner_idx\` ON \`meetings\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`meetings_updated_at_idx\` ON \`meetings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`meetings_created_at_idx\` ON \`meetings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`meetings_deleted_at_idx\` ON \`meetings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`meetings__status_idx\` ON \`meetings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_meetings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_type\` text,
  	\`version_year_en\` text,
  	\`version_year_mr\` text,
  	\`version_year_changed\` text,
  	\`version_title_en\` text,
  	\`version_title_mr\` text,
  	\`version_title_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_department_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meetings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_meetings_v_parent_idx\` ON \`_meetings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version__order_idx\` ON \`_meetings_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version_listed_as_idx\` ON \`_meetings_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_pdf_version_pdf_en_idx\` ON \`_meetings_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_pdf_version_pdf_mr_idx\` ON \`_meetings_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version_department_idx\` ON \`_meetings_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_record_version_record_owner_idx\` ON \`_meetings_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version_updated_at_idx\` ON \`_meetings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version_created_at_idx\` ON \`_meetings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version_deleted_at_idx\` ON \`_meetings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_version_version__status_idx\` ON \`_meetings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_created_at_idx\` ON \`_meetings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_updated_at_idx\` ON \`_meetings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_meetings_v_latest_idx\` ON \`_meetings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`publications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`cover_id\` integer,
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
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`publications__order_idx\` ON \`publications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`publications_listed_as_idx\` ON \`publications\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`publications_pdf_pdf_en_idx\` ON \`publications\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_pdf_pdf_mr_idx\` ON \`publications\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_cover_idx\` ON \`publications\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_record_record_owner_idx\` ON \`publications\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`publications_updated_at_idx\` ON \`publications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_created_at_idx\` ON \`publications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`publications_deleted_at_idx\` ON \`publications\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`publications__status_idx\` ON \`publications\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_publications_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_cover_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_publications_v_parent_idx\` ON \`_publications_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version__order_idx\` ON \`_publications_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_listed_as_idx\` ON \`_publications_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_pdf_version_pdf_en_idx\` ON \`_publications_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_pdf_version_pdf_mr_idx\` ON \`_publications_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_cover_idx\` ON \`_publications_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_record_version_record_owner_idx\` ON \`_publications_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_updated_at_idx\` ON \`_publications_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_created_at_idx\` ON \`_publications_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version_deleted_at_idx\` ON \`_publications_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_version_version__status_idx\` ON \`_publications_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_created_at_idx\` ON \`_publications_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_updated_at_idx\` ON \`_publications_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_publications_v_latest_idx\` ON \`_publications_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`development_plan_texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`development_plan_texts__order_idx\` ON \`development_plan_texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts_listed_as_idx\` ON \`development_plan_texts\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts_record_record_owner_idx\` ON \`development_plan_texts\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts_updated_at_idx\` ON \`development_plan_texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts_created_at_idx\` ON \`development_plan_texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts_deleted_at_idx\` ON \`development_plan_texts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_texts__status_idx\` ON \`development_plan_texts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_development_plan_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`development_plan_texts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_parent_idx\` ON \`_development_plan_texts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version__order_idx\` ON \`_development_plan_texts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version_listed_as_idx\` ON \`_development_plan_texts_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_record_version_record__idx\` ON \`_development_plan_texts_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version_updated_at_idx\` ON \`_development_plan_texts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version_created_at_idx\` ON \`_development_plan_texts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version_deleted_at_idx\` ON \`_development_plan_texts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_version_version__status_idx\` ON \`_development_plan_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_created_at_idx\` ON \`_development_plan_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_updated_at_idx\` ON \`_development_plan_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_texts_v_latest_idx\` ON \`_development_plan_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`development_plan_maps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`image_id\` integer,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`development_plan_maps__order_idx\` ON \`development_plan_maps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_listed_as_idx\` ON \`development_plan_maps\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_image_idx\` ON \`development_plan_maps\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_pdf_pdf_en_idx\` ON \`development_plan_maps\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_pdf_pdf_mr_idx\` ON \`development_plan_maps\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_record_record_owner_idx\` ON \`development_plan_maps\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_updated_at_idx\` ON \`development_plan_maps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_created_at_idx\` ON \`development_plan_maps\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps_deleted_at_idx\` ON \`development_plan_maps\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`development_plan_maps__status_idx\` ON \`development_plan_maps\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_development_plan_maps_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_image_id\` integer,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`development_plan_maps\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_parent_idx\` ON \`_development_plan_maps_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version__order_idx\` ON \`_development_plan_maps_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version_listed_as_idx\` ON \`_development_plan_maps_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version_image_idx\` ON \`_development_plan_maps_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_pdf_version_pdf_en_idx\` ON \`_development_plan_maps_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_pdf_version_pdf_mr_idx\` ON \`_development_plan_maps_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_record_version_record_o_idx\` ON \`_development_plan_maps_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version_updated_at_idx\` ON \`_development_plan_maps_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version_created_at_idx\` ON \`_development_plan_maps_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version_deleted_at_idx\` ON \`_development_plan_maps_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_version_version__status_idx\` ON \`_development_plan_maps_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_created_at_idx\` ON \`_development_plan_maps_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_updated_at_idx\` ON \`_development_plan_maps_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_development_plan_maps_v_latest_idx\` ON \`_development_plan_maps_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`property_holders\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`property\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`property_holders__order_idx\` ON \`property_holders\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`property_holders_listed_as_idx\` ON \`property_holders\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`property_holders_record_record_owner_idx\` ON \`property_holders\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`property_holders_updated_at_idx\` ON \`property_holders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_holders_created_at_idx\` ON \`property_holders\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`property_holders_deleted_at_idx\` ON \`property_holders\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`property_holders__status_idx\` ON \`property_holders\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_property_holders_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_property\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_holders\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_holders_v_parent_idx\` ON \`_property_holders_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version__order_idx\` ON \`_property_holders_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version_listed_as_idx\` ON \`_property_holders_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_record_version_record_owner_idx\` ON \`_property_holders_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version_updated_at_idx\` ON \`_property_holders_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version_created_at_idx\` ON \`_property_holders_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version_deleted_at_idx\` ON \`_property_holders_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_version_version__status_idx\` ON \`_property_holders_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_created_at_idx\` ON \`_property_holders_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_updated_at_idx\` ON \`_property_holders_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_holders_v_latest_idx\` ON \`_property_holders_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`municipal_properties\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`places_en\` text,
  	\`places_mr\` text,
  	\`places_changed\` text,
  	\`address_en\` text,
  	\`address_mr\` text,
  	\`address_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`municipal_properties__order_idx\` ON \`municipal_properties\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties_listed_as_idx\` ON \`municipal_properties\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties_record_record_owner_idx\` ON \`municipal_properties\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties_updated_at_idx\` ON \`municipal_properties\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties_created_at_idx\` ON \`municipal_properties\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties_deleted_at_idx\` ON \`municipal_properties\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`municipal_properties__status_idx\` ON \`municipal_properties\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_municipal_properties_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_places_en\` text,
  	\`version_places_mr\` text,
  	\`version_places_changed\` text,
  	\`version_address_en\` text,
  	\`version_address_mr\` text,
  	\`version_address_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`municipal_properties\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_parent_idx\` ON \`_municipal_properties_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version__order_idx\` ON \`_municipal_properties_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version_listed_as_idx\` ON \`_municipal_properties_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_record_version_record_ow_idx\` ON \`_municipal_properties_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version_updated_at_idx\` ON \`_municipal_properties_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version_created_at_idx\` ON \`_municipal_properties_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version_deleted_at_idx\` ON \`_municipal_properties_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_version_version__status_idx\` ON \`_municipal_properties_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_created_at_idx\` ON \`_municipal_properties_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_updated_at_idx\` ON \`_municipal_properties_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_municipal_properties_v_latest_idx\` ON \`_municipal_properties_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`schools\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`address_en\` text,
  	\`address_mr\` text,
  	\`address_changed\` text,
  	\`medium_en\` text,
  	\`medium_mr\` text,
  	\`medium_changed\` text,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`schools__order_idx\` ON \`schools\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`schools_listed_as_idx\` ON \`schools\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`schools_record_record_owner_idx\` ON \`schools\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`schools_updated_at_idx\` ON \`schools\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_created_at_idx\` ON \`schools\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`schools_deleted_at_idx\` ON \`schools\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`schools__status_idx\` ON \`schools\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_schools_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_address_en\` text,
  	\`version_address_mr\` text,
  	\`version_address_changed\` text,
  	\`version_medium_en\` text,
  	\`version_medium_mr\` text,
  	\`version_medium_changed\` text,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_schools_v_parent_idx\` ON \`_schools_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version__order_idx\` ON \`_schools_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_listed_as_idx\` ON \`_schools_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_record_version_record_owner_idx\` ON \`_schools_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_updated_at_idx\` ON \`_schools_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_created_at_idx\` ON \`_schools_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version_deleted_at_idx\` ON \`_schools_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_version_version__status_idx\` ON \`_schools_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_created_at_idx\` ON \`_schools_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_updated_at_idx\` ON \`_schools_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_schools_v_latest_idx\` ON \`_schools_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`school_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`school_photos__order_idx\` ON \`school_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_listed_as_idx\` ON \`school_photos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_image_idx\` ON \`school_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_record_record_owner_idx\` ON \`school_photos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_updated_at_idx\` ON \`school_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_created_at_idx\` ON \`school_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`school_photos_deleted_at_idx\` ON \`school_photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`school_photos__status_idx\` ON \`school_photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_school_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`school_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_photos_v_parent_idx\` ON \`_school_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version__order_idx\` ON \`_school_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version_listed_as_idx\` ON \`_school_photos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version_image_idx\` ON \`_school_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_record_version_record_owner_idx\` ON \`_school_photos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version_updated_at_idx\` ON \`_school_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version_created_at_idx\` ON \`_school_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version_deleted_at_idx\` ON \`_school_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_version_version__status_idx\` ON \`_school_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_created_at_idx\` ON \`_school_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_updated_at_idx\` ON \`_school_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_photos_v_latest_idx\` ON \`_school_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`gardens_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` integer,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gardens\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`gardens_images_order_idx\` ON \`gardens_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gardens_images_parent_id_idx\` ON \`gardens_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gardens_images_image_idx\` ON \`gardens_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`gardens\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gardens__order_idx\` ON \`gardens\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gardens_listed_as_idx\` ON \`gardens\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`gardens_record_record_owner_idx\` ON \`gardens\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`gardens_updated_at_idx\` ON \`gardens\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gardens_created_at_idx\` ON \`gardens\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`gardens_deleted_at_idx\` ON \`gardens\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`gardens__status_idx\` ON \`gardens\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_gardens_v_version_images\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gardens_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_images_order_idx\` ON \`_gardens_v_version_images\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_images_parent_id_idx\` ON \`_gardens_v_version_images\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_images_image_idx\` ON \`_gardens_v_version_images\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_gardens_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`gardens\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_gardens_v_parent_idx\` ON \`_gardens_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version__order_idx\` ON \`_gardens_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version_listed_as_idx\` ON \`_gardens_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_record_version_record_owner_idx\` ON \`_gardens_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version_updated_at_idx\` ON \`_gardens_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version_created_at_idx\` ON \`_gardens_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version_deleted_at_idx\` ON \`_gardens_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_version_version__status_idx\` ON \`_gardens_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_created_at_idx\` ON \`_gardens_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_updated_at_idx\` ON \`_gardens_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_gardens_v_latest_idx\` ON \`_gardens_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`electric_contacts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`mobile\` text,
  	\`vendor_en\` text,
  	\`vendor_mr\` text,
  	\`vendor_changed\` text,
  	\`wards\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`electric_contacts__order_idx\` ON \`electric_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts_listed_as_idx\` ON \`electric_contacts\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts_record_record_owner_idx\` ON \`electric_contacts\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts_updated_at_idx\` ON \`electric_contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts_created_at_idx\` ON \`electric_contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts_deleted_at_idx\` ON \`electric_contacts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`electric_contacts__status_idx\` ON \`electric_contacts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_electric_contacts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_mobile\` text,
  	\`version_vendor_en\` text,
  	\`version_vendor_mr\` text,
  	\`version_vendor_changed\` text,
  	\`version_wards\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`electric_contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_parent_idx\` ON \`_electric_contacts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version__order_idx\` ON \`_electric_contacts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version_listed_as_idx\` ON \`_electric_contacts_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_record_version_record_owner_idx\` ON \`_electric_contacts_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version_updated_at_idx\` ON \`_electric_contacts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version_created_at_idx\` ON \`_electric_contacts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version_deleted_at_idx\` ON \`_electric_contacts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_version_version__status_idx\` ON \`_electric_contacts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_created_at_idx\` ON \`_electric_contacts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_updated_at_idx\` ON \`_electric_contacts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_electric_contacts_v_latest_idx\` ON \`_electric_contacts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`roads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`length_en\` text,
  	\`length_mr\` text,
  	\`length_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`roads__order_idx\` ON \`roads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`roads_listed_as_idx\` ON \`roads\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`roads_record_record_owner_idx\` ON \`roads\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`roads_updated_at_idx\` ON \`roads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`roads_created_at_idx\` ON \`roads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`roads_deleted_at_idx\` ON \`roads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`roads__status_idx\` ON \`roads\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_roads_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_length_en\` text,
  	\`version_length_mr\` text,
  	\`version_length_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`roads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_roads_v_parent_idx\` ON \`_roads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version__order_idx\` ON \`_roads_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version_listed_as_idx\` ON \`_roads_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_record_version_record_owner_idx\` ON \`_roads_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version_updated_at_idx\` ON \`_roads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version_created_at_idx\` ON \`_roads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version_deleted_at_idx\` ON \`_roads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_version_version__status_idx\` ON \`_roads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_created_at_idx\` ON \`_roads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_updated_at_idx\` ON \`_roads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_roads_v_latest_idx\` ON \`_roads_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`tree_census\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`total_en\` text,
  	\`total_mr\` text,
  	\`total_changed\` text,
  	\`wards\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`tree_census__order_idx\` ON \`tree_census\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tree_census_listed_as_idx\` ON \`tree_census\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`tree_census_record_record_owner_idx\` ON \`tree_census\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`tree_census_updated_at_idx\` ON \`tree_census\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tree_census_created_at_idx\` ON \`tree_census\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tree_census_deleted_at_idx\` ON \`tree_census\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`tree_census__status_idx\` ON \`tree_census\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tree_census_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_total_en\` text,
  	\`version_total_mr\` text,
  	\`version_total_changed\` text,
  	\`version_wards\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tree_census\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_tree_census_v_parent_idx\` ON \`_tree_census_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version__order_idx\` ON \`_tree_census_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version_listed_as_idx\` ON \`_tree_census_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_record_version_record_owner_idx\` ON \`_tree_census_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version_updated_at_idx\` ON \`_tree_census_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version_created_at_idx\` ON \`_tree_census_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version_deleted_at_idx\` ON \`_tree_census_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_version_version__status_idx\` ON \`_tree_census_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_created_at_idx\` ON \`_tree_census_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_updated_at_idx\` ON \`_tree_census_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tree_census_v_latest_idx\` ON \`_tree_census_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`ponds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`ponds__order_idx\` ON \`ponds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`ponds_listed_as_idx\` ON \`ponds\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`ponds_record_record_owner_idx\` ON \`ponds\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`ponds_updated_at_idx\` ON \`ponds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ponds_created_at_idx\` ON \`ponds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`ponds_deleted_at_idx\` ON \`ponds\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`ponds__status_idx\` ON \`ponds\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_ponds_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`ponds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_ponds_v_parent_idx\` ON \`_ponds_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version__order_idx\` ON \`_ponds_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version_listed_as_idx\` ON \`_ponds_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_record_version_record_owner_idx\` ON \`_ponds_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version_updated_at_idx\` ON \`_ponds_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version_created_at_idx\` ON \`_ponds_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version_deleted_at_idx\` ON \`_ponds_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_version_version__status_idx\` ON \`_ponds_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_created_at_idx\` ON \`_ponds_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_updated_at_idx\` ON \`_ponds_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_ponds_v_latest_idx\` ON \`_ponds_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`pond_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pond_photos__order_idx\` ON \`pond_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_listed_as_idx\` ON \`pond_photos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_image_idx\` ON \`pond_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_record_record_owner_idx\` ON \`pond_photos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_updated_at_idx\` ON \`pond_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_created_at_idx\` ON \`pond_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos_deleted_at_idx\` ON \`pond_photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pond_photos__status_idx\` ON \`pond_photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pond_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pond_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_parent_idx\` ON \`_pond_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version__order_idx\` ON \`_pond_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version_listed_as_idx\` ON \`_pond_photos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version_image_idx\` ON \`_pond_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_record_version_record_owner_idx\` ON \`_pond_photos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version_updated_at_idx\` ON \`_pond_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version_created_at_idx\` ON \`_pond_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version_deleted_at_idx\` ON \`_pond_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_version_version__status_idx\` ON \`_pond_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_created_at_idx\` ON \`_pond_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_updated_at_idx\` ON \`_pond_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pond_photos_v_latest_idx\` ON \`_pond_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`fire_stations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`address_en\` text,
  	\`address_mr\` text,
  	\`address_changed\` text,
  	\`phone\` text,
  	\`image_id\` integer,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`fire_stations__order_idx\` ON \`fire_stations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_listed_as_idx\` ON \`fire_stations\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_image_idx\` ON \`fire_stations\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_record_record_owner_idx\` ON \`fire_stations\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_updated_at_idx\` ON \`fire_stations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_created_at_idx\` ON \`fire_stations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations_deleted_at_idx\` ON \`fire_stations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`fire_stations__status_idx\` ON \`fire_stations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_fire_stations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_address_en\` text,
  	\`version_address_mr\` text,
  	\`version_address_changed\` text,
  	\`version_phone\` text,
  	\`version_image_id\` integer,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`fire_stations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_parent_idx\` ON \`_fire_stations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version__order_idx\` ON \`_fire_stations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version_listed_as_idx\` ON \`_fire_stations_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version_image_idx\` ON \`_fire_stations_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_record_version_record_owner_idx\` ON \`_fire_stations_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version_updated_at_idx\` ON \`_fire_stations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version_created_at_idx\` ON \`_fire_stations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version_deleted_at_idx\` ON \`_fire_stations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_version_version__status_idx\` ON \`_fire_stations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_created_at_idx\` ON \`_fire_stations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_updated_at_idx\` ON \`_fire_stations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_fire_stations_v_latest_idx\` ON \`_fire_stations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`health_works\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`health_works__order_idx\` ON \`health_works\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`health_works_listed_as_idx\` ON \`health_works\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`health_works_record_record_owner_idx\` ON \`health_works\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`health_works_updated_at_idx\` ON \`health_works\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`health_works_created_at_idx\` ON \`health_works\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`health_works_deleted_at_idx\` ON \`health_works\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`health_works__status_idx\` ON \`health_works\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_health_works_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`health_works\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_health_works_v_parent_idx\` ON \`_health_works_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version__order_idx\` ON \`_health_works_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version_listed_as_idx\` ON \`_health_works_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_record_version_record_owner_idx\` ON \`_health_works_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version_updated_at_idx\` ON \`_health_works_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version_created_at_idx\` ON \`_health_works_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version_deleted_at_idx\` ON \`_health_works_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_version_version__status_idx\` ON \`_health_works_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_created_at_idx\` ON \`_health_works_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_updated_at_idx\` ON \`_health_works_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_works_v_latest_idx\` ON \`_health_works_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`sanitation_inspectors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`zone\` text,
  	\`names_en\` text,
  	\`names_mr\` text,
  	\`names_changed\` text,
  	\`mobile\` text,
  	\`wards\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors__order_idx\` ON \`sanitation_inspectors\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors_listed_as_idx\` ON \`sanitation_inspectors\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors_record_record_owner_idx\` ON \`sanitation_inspectors\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors_updated_at_idx\` ON \`sanitation_inspectors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors_created_at_idx\` ON \`sanitation_inspectors\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors_deleted_at_idx\` ON \`sanitation_inspectors\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sanitation_inspectors__status_idx\` ON \`sanitation_inspectors\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sanitation_inspectors_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_zone\` text,
  	\`version_names_en\` text,
  	\`version_names_mr\` text,
  	\`version_names_changed\` text,
  	\`version_mobile\` text,
  	\`version_wards\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sanitation_inspectors\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_parent_idx\` ON \`_sanitation_inspectors_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version__order_idx\` ON \`_sanitation_inspectors_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version_listed_as_idx\` ON \`_sanitation_inspectors_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_record_version_record_o_idx\` ON \`_sanitation_inspectors_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version_updated_at_idx\` ON \`_sanitation_inspectors_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version_created_at_idx\` ON \`_sanitation_inspectors_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version_deleted_at_idx\` ON \`_sanitation_inspectors_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_version_version__status_idx\` ON \`_sanitation_inspectors_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_created_at_idx\` ON \`_sanitation_inspectors_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_updated_at_idx\` ON \`_sanitation_inspectors_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sanitation_inspectors_v_latest_idx\` ON \`_sanitation_inspectors_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`treatment_facilities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`location_en\` text,
  	\`location_mr\` text,
  	\`location_changed\` text,
  	\`capacity\` text,
  	\`intake\` text,
  	\`output_en\` text,
  	\`output_mr\` text,
  	\`output_changed\` text,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`treatment_facilities__order_idx\` ON \`treatment_facilities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities_listed_as_idx\` ON \`treatment_facilities\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities_record_record_owner_idx\` ON \`treatment_facilities\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities_updated_at_idx\` ON \`treatment_facilities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities_created_at_idx\` ON \`treatment_facilities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities_deleted_at_idx\` ON \`treatment_facilities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`treatment_facilities__status_idx\` ON \`treatment_facilities\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_treatment_facilities_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_location_en\` text,
  	\`version_location_mr\` text,
  	\`version_location_changed\` text,
  	\`version_capacity\` text,
  	\`version_intake\` text,
  	\`version_output_en\` text,
  	\`version_output_mr\` text,
  	\`version_output_changed\` text,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`treatment_facilities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_parent_idx\` ON \`_treatment_facilities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version__order_idx\` ON \`_treatment_facilities_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version_listed_as_idx\` ON \`_treatment_facilities_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_record_version_record_ow_idx\` ON \`_treatment_facilities_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version_updated_at_idx\` ON \`_treatment_facilities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version_created_at_idx\` ON \`_treatment_facilities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version_deleted_at_idx\` ON \`_treatment_facilities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_version_version__status_idx\` ON \`_treatment_facilities_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_created_at_idx\` ON \`_treatment_facilities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_updated_at_idx\` ON \`_treatment_facilities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_treatment_facilities_v_latest_idx\` ON \`_treatment_facilities_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`litigations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`ward\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`mobile\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`litigations__order_idx\` ON \`litigations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`litigations_listed_as_idx\` ON \`litigations\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`litigations_record_record_owner_idx\` ON \`litigations\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`litigations_updated_at_idx\` ON \`litigations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`litigations_created_at_idx\` ON \`litigations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`litigations_deleted_at_idx\` ON \`litigations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`litigations__status_idx\` ON \`litigations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_litigations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_ward\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_mobile\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`litigations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_litigations_v_parent_idx\` ON \`_litigations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version__order_idx\` ON \`_litigations_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version_listed_as_idx\` ON \`_litigations_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_record_version_record_owner_idx\` ON \`_litigations_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version_updated_at_idx\` ON \`_litigations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version_created_at_idx\` ON \`_litigations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version_deleted_at_idx\` ON \`_litigations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_version_version__status_idx\` ON \`_litigations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_created_at_idx\` ON \`_litigations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_updated_at_idx\` ON \`_litigations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_litigations_v_latest_idx\` ON \`_litigations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`health_photos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`image_id\` integer,
  	\`caption_en\` text,
  	\`caption_mr\` text,
  	\`caption_changed\` text,
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`health_photos__order_idx\` ON \`health_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_listed_as_idx\` ON \`health_photos\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_image_idx\` ON \`health_photos\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_record_record_owner_idx\` ON \`health_photos\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_updated_at_idx\` ON \`health_photos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_created_at_idx\` ON \`health_photos\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`health_photos_deleted_at_idx\` ON \`health_photos\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`health_photos__status_idx\` ON \`health_photos\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_health_photos_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_image_id\` integer,
  	\`version_caption_en\` text,
  	\`version_caption_mr\` text,
  	\`version_caption_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`health_photos\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_health_photos_v_parent_idx\` ON \`_health_photos_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version__order_idx\` ON \`_health_photos_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version_listed_as_idx\` ON \`_health_photos_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version_image_idx\` ON \`_health_photos_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_record_version_record_owner_idx\` ON \`_health_photos_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version_updated_at_idx\` ON \`_health_photos_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version_created_at_idx\` ON \`_health_photos_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version_deleted_at_idx\` ON \`_health_photos_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_version_version__status_idx\` ON \`_health_photos_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_created_at_idx\` ON \`_health_photos_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_updated_at_idx\` ON \`_health_photos_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_health_photos_v_latest_idx\` ON \`_health_photos_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`hospitals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`division\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`doctor_en\` text,
  	\`doctor_mr\` text,
  	\`doctor_changed\` text,
  	\`address_en\` text,
  	\`address_mr\` text,
  	\`address_changed\` text,
  	\`phone\` text,
  	\`mobile\` text,
  	\`beds\` text,
  	\`facility_en\` text,
  	\`facility_mr\` text,
  	\`facility_changed\` text,
  	\`wards\` text,
  	\`position\` text,
  	\`hours\` text,
  	\`hours_note_en\` text,
  	\`hours_note_mr\` text,
  	\`hours_note_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`hospitals__order_idx\` ON \`hospitals\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`hospitals_listed_as_idx\` ON \`hospitals\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`hospitals_record_record_owner_idx\` ON \`hospitals\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`hospitals_updated_at_idx\` ON \`hospitals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`hospitals_created_at_idx\` ON \`hospitals\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`hospitals_deleted_at_idx\` ON \`hospitals\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`hospitals__status_idx\` ON \`hospitals\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_hospitals_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_division\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_doctor_en\` text,
  	\`version_doctor_mr\` text,
  	\`version_doctor_changed\` text,
  	\`version_address_en\` text,
  	\`version_address_mr\` text,
  	\`version_address_changed\` text,
  	\`version_phone\` text,
  	\`version_mobile\` text,
  	\`version_beds\` text,
  	\`version_facility_en\` text,
  	\`version_facility_mr\` text,
  	\`version_facility_changed\` text,
  	\`version_wards\` text,
  	\`version_position\` text,
  	\`version_hours\` text,
  	\`version_hours_note_en\` text,
  	\`version_hours_note_mr\` text,
  	\`version_hours_note_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`hospitals\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_hospitals_v_parent_idx\` ON \`_hospitals_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version__order_idx\` ON \`_hospitals_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version_listed_as_idx\` ON \`_hospitals_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_record_version_record_owner_idx\` ON \`_hospitals_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version_updated_at_idx\` ON \`_hospitals_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version_created_at_idx\` ON \`_hospitals_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version_deleted_at_idx\` ON \`_hospitals_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_version_version__status_idx\` ON \`_hospitals_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_created_at_idx\` ON \`_hospitals_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_updated_at_idx\` ON \`_hospitals_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_hospitals_v_latest_idx\` ON \`_hospitals_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`citizen_charter\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  await db.run(sql`CREATE INDEX \`citizen_charter__order_idx\` ON \`citizen_charter\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_listed_as_idx\` ON \`citizen_charter\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_pdf_pdf_en_idx\` ON \`citizen_charter\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_pdf_pdf_mr_idx\` ON \`citizen_charter\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_record_record_owner_idx\` ON \`citizen_charter\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_updated_at_idx\` ON \`citizen_charter\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_created_at_idx\` ON \`citizen_charter\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter_deleted_at_idx\` ON \`citizen_charter\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`citizen_charter__status_idx\` ON \`citizen_charter\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_citizen_charter_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`citizen_charter\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_parent_idx\` ON \`_citizen_charter_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version__order_idx\` ON \`_citizen_charter_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version_listed_as_idx\` ON \`_citizen_charter_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_pdf_version_pdf_en_idx\` ON \`_citizen_charter_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_pdf_version_pdf_mr_idx\` ON \`_citizen_charter_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_record_version_record_owner_idx\` ON \`_citizen_charter_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version_updated_at_idx\` ON \`_citizen_charter_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version_created_at_idx\` ON \`_citizen_charter_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version_deleted_at_idx\` ON \`_citizen_charter_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_version_version__status_idx\` ON \`_citizen_charter_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_created_at_idx\` ON \`_citizen_charter_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_updated_at_idx\` ON \`_citizen_charter_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_citizen_charter_v_latest_idx\` ON \`_citizen_charter_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`service_facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`link\` text,
  	\`situation\` text,
  	\`law\` text,
  	\`about_en\` text,
  	\`about_mr\` text,
  	\`about_changed\` text,
  	\`who_en\` text,
  	\`who_mr\` text,
  	\`who_changed\` text,
  	\`words_en\` text,
  	\`words_mr\` text,
  	\`words_changed\` text,
  	\`bring_en\` text,
  	\`bring_mr\` text,
  	\`bring_changed\` text,
  	\`fee_en\` text,
  	\`fee_mr\` text,
  	\`fee_changed\` text,
  	\`days\` numeric,
  	\`form_en_id\` integer,
  	\`form_mr_id\` integer,
  	\`place_en\` text,
  	\`place_mr\` text,
  	\`place_changed\` text,
  	\`department_id\` integer,
  	\`online\` text,
  	\`page\` text,
  	\`giver_en\` text,
  	\`giver_mr\` text,
  	\`giver_changed\` text,
  	\`giver_officer_id\` integer,
  	\`first_appeal_en\` text,
  	\`first_appeal_mr\` text,
  	\`first_appeal_changed\` text,
  	\`first_officer_id\` integer,
  	\`second_appeal_en\` text,
  	\`second_appeal_mr\` text,
  	\`second_appeal_changed\` text,
  	\`second_officer_id\` integer,
  	\`late_en\` text,
  	\`late_mr\` text,
  	\`late_changed\` text,
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
  	FOREIGN KEY (\`form_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`form_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`giver_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`first_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`second_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`service_facts__order_idx\` ON \`service_facts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_listed_as_idx\` ON \`service_facts\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_form_form_en_idx\` ON \`service_facts\` (\`form_en_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_form_form_mr_idx\` ON \`service_facts\` (\`form_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_department_idx\` ON \`service_facts\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_giver_officer_idx\` ON \`service_facts\` (\`giver_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_first_officer_idx\` ON \`service_facts\` (\`first_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_second_officer_idx\` ON \`service_facts\` (\`second_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_record_record_owner_idx\` ON \`service_facts\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_updated_at_idx\` ON \`service_facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_created_at_idx\` ON \`service_facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`service_facts_deleted_at_idx\` ON \`service_facts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`service_facts__status_idx\` ON \`service_facts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_service_facts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_link\` text,
  	\`version_situation\` text,
  	\`version_law\` text,
  	\`version_about_en\` text,
  	\`version_about_mr\` text,
  	\`version_about_changed\` text,
  	\`version_who_en\` text,
  	\`version_who_mr\` text,
  	\`version_who_changed\` text,
  	\`version_words_en\` text,
  	\`version_words_mr\` text,
  	\`version_words_changed\` text,
  	\`version_bring_en\` text,
  	\`version_bring_mr\` text,
  	\`version_bring_changed\` text,
  	\`version_fee_en\` text,
  	\`version_fee_mr\` text,
  	\`version_fee_changed\` text,
  	\`version_days\` numeric,
  	\`version_form_en_id\` integer,
  	\`version_form_mr_id\` integer,
  	\`version_place_en\` text,
  	\`version_place_mr\` text,
  	\`version_place_changed\` text,
  	\`version_department_id\` integer,
  	\`version_online\` text,
  	\`version_page\` text,
  	\`version_giver_en\` text,
  	\`version_giver_mr\` text,
  	\`version_giver_changed\` text,
  	\`version_giver_officer_id\` integer,
  	\`version_first_appeal_en\` text,
  	\`version_first_appeal_mr\` text,
  	\`version_first_appeal_changed\` text,
  	\`version_first_officer_id\` integer,
  	\`version_second_appeal_en\` text,
  	\`version_second_appeal_mr\` text,
  	\`version_second_appeal_changed\` text,
  	\`version_second_officer_id\` integer,
  	\`version_late_en\` text,
  	\`version_late_mr\` text,
  	\`version_late_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`service_facts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_form_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_form_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_department_id\`) REFERENCES \`disclosure_departments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_giver_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_first_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_second_officer_id\`) REFERENCES \`officers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_service_facts_v_parent_idx\` ON \`_service_facts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version__order_idx\` ON \`_service_facts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_listed_as_idx\` ON \`_service_facts_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_form_version_form_en_idx\` ON \`_service_facts_v\` (\`version_form_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_form_version_form_mr_idx\` ON \`_service_facts_v\` (\`version_form_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_department_idx\` ON \`_service_facts_v\` (\`version_department_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_giver_officer_idx\` ON \`_service_facts_v\` (\`version_giver_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_first_officer_idx\` ON \`_service_facts_v\` (\`version_first_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_second_officer_idx\` ON \`_service_facts_v\` (\`version_second_officer_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_record_version_record_owner_idx\` ON \`_service_facts_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_updated_at_idx\` ON \`_service_facts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_created_at_idx\` ON \`_service_facts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version_deleted_at_idx\` ON \`_service_facts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_version_version__status_idx\` ON \`_service_facts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_created_at_idx\` ON \`_service_facts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_updated_at_idx\` ON \`_service_facts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_service_facts_v_latest_idx\` ON \`_service_facts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`right_to_services\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`right_to_services__order_idx\` ON \`right_to_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_listed_as_idx\` ON \`right_to_services\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_record_record_owner_idx\` ON \`right_to_services\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_updated_at_idx\` ON \`right_to_services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_created_at_idx\` ON \`right_to_services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_deleted_at_idx\` ON \`right_to_services\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services__status_idx\` ON \`right_to_services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_right_to_services_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`right_to_services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_parent_idx\` ON \`_right_to_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version__order_idx\` ON \`_right_to_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version_listed_as_idx\` ON \`_right_to_services_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_record_version_record_owner_idx\` ON \`_right_to_services_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version_updated_at_idx\` ON \`_right_to_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version_created_at_idx\` ON \`_right_to_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version_deleted_at_idx\` ON \`_right_to_services_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_version_version__status_idx\` ON \`_right_to_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_created_at_idx\` ON \`_right_to_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_updated_at_idx\` ON \`_right_to_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_v_latest_idx\` ON \`_right_to_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`right_to_services_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  await db.run(sql`CREATE INDEX \`right_to_services_documents__order_idx\` ON \`right_to_services_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_listed_as_idx\` ON \`right_to_services_documents\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_pdf_pdf_en_idx\` ON \`right_to_services_documents\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_pdf_pdf_mr_idx\` ON \`right_to_services_documents\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_record_record_owner_idx\` ON \`right_to_services_documents\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_updated_at_idx\` ON \`right_to_services_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_created_at_idx\` ON \`right_to_services_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents_deleted_at_idx\` ON \`right_to_services_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`right_to_services_documents__status_idx\` ON \`right_to_services_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_right_to_services_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`right_to_services_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_parent_idx\` ON \`_right_to_services_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version__order_idx\` ON \`_right_to_services_documents_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version_listed_as_idx\` ON \`_right_to_services_documents_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_pdf_version_pdf_e_idx\` ON \`_right_to_services_documents_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_pdf_version_pdf_m_idx\` ON \`_right_to_services_documents_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_record_version_re_idx\` ON \`_right_to_services_documents_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version_updated_a_idx\` ON \`_right_to_services_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version_created_a_idx\` ON \`_right_to_services_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version_deleted_a_idx\` ON \`_right_to_services_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_version_version__status_idx\` ON \`_right_to_services_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_created_at_idx\` ON \`_right_to_services_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_updated_at_idx\` ON \`_right_to_services_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_right_to_services_documents_v_latest_idx\` ON \`_right_to_services_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
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
  await db.run(sql`CREATE INDEX \`downloads__order_idx\` ON \`downloads\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`downloads_listed_as_idx\` ON \`downloads\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`downloads_pdf_pdf_en_idx\` ON \`downloads\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_pdf_pdf_mr_idx\` ON \`downloads\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_record_record_owner_idx\` ON \`downloads\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`downloads_updated_at_idx\` ON \`downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_at_idx\` ON \`downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_deleted_at_idx\` ON \`downloads\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads__status_idx\` ON \`downloads\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_downloads_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_downloads_v_parent_idx\` ON \`_downloads_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__order_idx\` ON \`_downloads_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_listed_as_idx\` ON \`_downloads_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_pdf_version_pdf_en_idx\` ON \`_downloads_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_pdf_version_pdf_mr_idx\` ON \`_downloads_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_record_version_record_owner_idx\` ON \`_downloads_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_updated_at_idx\` ON \`_downloads_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_created_at_idx\` ON \`_downloads_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version_deleted_at_idx\` ON \`_downloads_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_version_version__status_idx\` ON \`_downloads_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_created_at_idx\` ON \`_downloads_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_updated_at_idx\` ON \`_downloads_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_downloads_v_latest_idx\` ON \`_downloads_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`election\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`wards\` text,
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
  await db.run(sql`CREATE INDEX \`election__order_idx\` ON \`election\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`election_listed_as_idx\` ON \`election\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`election_pdf_pdf_en_idx\` ON \`election\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`election_pdf_pdf_mr_idx\` ON \`election\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`election_record_record_owner_idx\` ON \`election\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`election_updated_at_idx\` ON \`election\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`election_created_at_idx\` ON \`election\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`election_deleted_at_idx\` ON \`election\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`election__status_idx\` ON \`election\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_election_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_wards\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`election\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_election_v_parent_idx\` ON \`_election_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version__order_idx\` ON \`_election_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version_listed_as_idx\` ON \`_election_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_pdf_version_pdf_en_idx\` ON \`_election_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_pdf_version_pdf_mr_idx\` ON \`_election_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_record_version_record_owner_idx\` ON \`_election_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version_updated_at_idx\` ON \`_election_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version_created_at_idx\` ON \`_election_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version_deleted_at_idx\` ON \`_election_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_version_version__status_idx\` ON \`_election_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_created_at_idx\` ON \`_election_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_updated_at_idx\` ON \`_election_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_election_v_latest_idx\` ON \`_election_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`voter\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`pdf_en_id\` integer,
  	\`pdf_mr_id\` integer,
  	\`wards\` text,
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
  await db.run(sql`CREATE INDEX \`voter__order_idx\` ON \`voter\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`voter_listed_as_idx\` ON \`voter\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`voter_pdf_pdf_en_idx\` ON \`voter\` (\`pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`voter_pdf_pdf_mr_idx\` ON \`voter\` (\`pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`voter_record_record_owner_idx\` ON \`voter\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`voter_updated_at_idx\` ON \`voter\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`voter_created_at_idx\` ON \`voter\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`voter_deleted_at_idx\` ON \`voter\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`voter__status_idx\` ON \`voter\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_voter_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_pdf_en_id\` integer,
  	\`version_pdf_mr_id\` integer,
  	\`version_wards\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`voter\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_pdf_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_voter_v_parent_idx\` ON \`_voter_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version__order_idx\` ON \`_voter_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version_listed_as_idx\` ON \`_voter_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_pdf_version_pdf_en_idx\` ON \`_voter_v\` (\`version_pdf_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_pdf_version_pdf_mr_idx\` ON \`_voter_v\` (\`version_pdf_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_record_version_record_owner_idx\` ON \`_voter_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version_updated_at_idx\` ON \`_voter_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version_created_at_idx\` ON \`_voter_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version_deleted_at_idx\` ON \`_voter_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_version_version__status_idx\` ON \`_voter_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_created_at_idx\` ON \`_voter_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_updated_at_idx\` ON \`_voter_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voter_v_latest_idx\` ON \`_voter_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`screen_readers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`website\` text,
  	\`available\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`screen_readers__order_idx\` ON \`screen_readers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers_listed_as_idx\` ON \`screen_readers\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers_record_record_owner_idx\` ON \`screen_readers\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers_updated_at_idx\` ON \`screen_readers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers_created_at_idx\` ON \`screen_readers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers_deleted_at_idx\` ON \`screen_readers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`screen_readers__status_idx\` ON \`screen_readers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_screen_readers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_website\` text,
  	\`version_available\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`screen_readers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_parent_idx\` ON \`_screen_readers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version__order_idx\` ON \`_screen_readers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version_listed_as_idx\` ON \`_screen_readers_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_record_version_record_owner_idx\` ON \`_screen_readers_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version_updated_at_idx\` ON \`_screen_readers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version_created_at_idx\` ON \`_screen_readers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version_deleted_at_idx\` ON \`_screen_readers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_version_version__status_idx\` ON \`_screen_readers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_created_at_idx\` ON \`_screen_readers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_updated_at_idx\` ON \`_screen_readers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_screen_readers_v_latest_idx\` ON \`_screen_readers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`privacy_policy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_policy__order_idx\` ON \`privacy_policy\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_listed_as_idx\` ON \`privacy_policy\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_record_record_owner_idx\` ON \`privacy_policy\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_updated_at_idx\` ON \`privacy_policy\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_created_at_idx\` ON \`privacy_policy\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy_deleted_at_idx\` ON \`privacy_policy\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`privacy_policy__status_idx\` ON \`privacy_policy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_policy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`privacy_policy\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_parent_idx\` ON \`_privacy_policy_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__order_idx\` ON \`_privacy_policy_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_listed_as_idx\` ON \`_privacy_policy_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_record_version_record_owner_idx\` ON \`_privacy_policy_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_updated_at_idx\` ON \`_privacy_policy_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_created_at_idx\` ON \`_privacy_policy_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version_deleted_at_idx\` ON \`_privacy_policy_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_version_version__status_idx\` ON \`_privacy_policy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_created_at_idx\` ON \`_privacy_policy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_updated_at_idx\` ON \`_privacy_policy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_policy_v_latest_idx\` ON \`_privacy_policy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`terms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`heading_en\` text,
  	\`heading_mr\` text,
  	\`heading_changed\` text,
  	\`description_en\` text,
  	\`description_mr\` text,
  	\`description_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`terms__order_idx\` ON \`terms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`terms_listed_as_idx\` ON \`terms\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`terms_record_record_owner_idx\` ON \`terms\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`terms_updated_at_idx\` ON \`terms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_created_at_idx\` ON \`terms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`terms_deleted_at_idx\` ON \`terms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`terms__status_idx\` ON \`terms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_terms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_heading_en\` text,
  	\`version_heading_mr\` text,
  	\`version_heading_changed\` text,
  	\`version_description_en\` text,
  	\`version_description_mr\` text,
  	\`version_description_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_terms_v_parent_idx\` ON \`_terms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version__order_idx\` ON \`_terms_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version_listed_as_idx\` ON \`_terms_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_record_version_record_owner_idx\` ON \`_terms_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version_updated_at_idx\` ON \`_terms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version_created_at_idx\` ON \`_terms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version_deleted_at_idx\` ON \`_terms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_version_version__status_idx\` ON \`_terms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_created_at_idx\` ON \`_terms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_updated_at_idx\` ON \`_terms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_terms_v_latest_idx\` ON \`_terms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label_en\` text,
  	\`label_mr\` text,
  	\`label_changed\` text,
  	\`link\` text,
  	\`marathi_link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries_items_order_idx\` ON \`menu_entries_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_items_parent_id_idx\` ON \`menu_entries_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`label_en\` text,
  	\`label_mr\` text,
  	\`label_changed\` text,
  	\`link\` text,
  	\`marathi_link\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_entries__order_idx\` ON \`menu_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_listed_as_idx\` ON \`menu_entries\` (\`listed_as\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_record_record_owner_idx\` ON \`menu_entries\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_updated_at_idx\` ON \`menu_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_created_at_idx\` ON \`menu_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries_deleted_at_idx\` ON \`menu_entries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`menu_entries__status_idx\` ON \`menu_entries\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label_en\` text,
  	\`label_mr\` text,
  	\`label_changed\` text,
  	\`link\` text,
  	\`marathi_link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_entries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_items_order_idx\` ON \`_menu_entries_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_items_parent_id_idx\` ON \`_menu_entries_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_entries_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_label_en\` text,
  	\`version_label_mr\` text,
  	\`version_label_changed\` text,
  	\`version_link\` text,
  	\`version_marathi_link\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menu_entries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_parent_idx\` ON \`_menu_entries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version__order_idx\` ON \`_menu_entries_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_listed_as_idx\` ON \`_menu_entries_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_record_version_record_owner_idx\` ON \`_menu_entries_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_updated_at_idx\` ON \`_menu_entries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_created_at_idx\` ON \`_menu_entries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version_deleted_at_idx\` ON \`_menu_entries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_version_version__status_idx\` ON \`_menu_entries_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_created_at_idx\` ON \`_menu_entries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_updated_at_idx\` ON \`_menu_entries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_entries_v_latest_idx\` ON \`_menu_entries_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`from\` text,
  	\`to\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects__order_idx\` ON \`redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_listed_as_idx\` ON \`redirects\` (\`listed_as\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_record_record_owner_idx\` ON \`redirects\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects__status_idx\` ON \`redirects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_from\` text,
  	\`version_to\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__order_idx\` ON \`_redirects_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_listed_as_idx\` ON \`_redirects_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_record_version_record_owner_idx\` ON \`_redirects_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_deleted_at_idx\` ON \`_redirects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version__status_idx\` ON \`_redirects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_latest_idx\` ON \`_redirects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`texts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`listed_as\` text,
  	\`key\` text,
  	\`text_en\` text,
  	\`text_mr\` text,
  	\`text_changed\` text,
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
  	FOREIGN KEY (\`record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`texts__order_idx\` ON \`texts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`texts_listed_as_idx\` ON \`texts\` (\`listed_as\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`texts_key_idx\` ON \`texts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`texts_record_record_owner_idx\` ON \`texts\` (\`record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`texts_updated_at_idx\` ON \`texts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_created_at_idx\` ON \`texts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`texts_deleted_at_idx\` ON \`texts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`texts__status_idx\` ON \`texts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_texts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_listed_as\` text,
  	\`version_key\` text,
  	\`version_text_en\` text,
  	\`version_text_mr\` text,
  	\`version_text_changed\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`texts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_record_owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_texts_v_parent_idx\` ON \`_texts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version__order_idx\` ON \`_texts_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version_listed_as_idx\` ON \`_texts_v\` (\`version_listed_as\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version_key_idx\` ON \`_texts_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_record_version_record_owner_idx\` ON \`_texts_v\` (\`version_record_owner_id\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version_updated_at_idx\` ON \`_texts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version_created_at_idx\` ON \`_texts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version_deleted_at_idx\` ON \`_texts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_version_version__status_idx\` ON \`_texts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_created_at_idx\` ON \`_texts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_updated_at_idx\` ON \`_texts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_texts_v_latest_idx\` ON \`_texts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt_en\` text,
  	\`alt_mr\` text,
  	\`alt_changed\` text,
  	\`saved_by\` text,
  	\`saved_account\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_thumbnail_url\` text,
  	\`sizes_thumbnail_width\` numeric,
  	\`sizes_thumbnail_height\` numeric,
  	\`sizes_thumbnail_mime_type\` text,
  	\`sizes_thumbnail_filesize\` numeric,
  	\`sizes_thumbnail_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_thumbnail_sizes_thumbnail_filename_idx\` ON \`media\` (\`sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE TABLE \`_media_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_alt_en\` text,
  	\`version_alt_mr\` text,
  	\`version_alt_changed\` text,
  	\`version_saved_by\` text,
  	\`version_saved_account\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version_url\` text,
  	\`version_thumbnail_u_r_l\` text,
  	\`version_filename\` text,
  	\`version_mime_type\` text,
  	\`version_filesize\` numeric,
  	\`version_width\` numeric,
  	\`version_height\` numeric,
  	\`version_focal_x\` numeric,
  	\`version_focal_y\` numeric,
  	\`version_sizes_thumbnail_url\` text,
  	\`version_sizes_thumbnail_width\` numeric,
  	\`version_sizes_thumbnail_height\` numeric,
  	\`version_sizes_thumbnail_mime_type\` text,
  	\`version_sizes_thumbnail_filesize\` numeric,
  	\`version_sizes_thumbnail_filename\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_media_v_parent_idx\` ON \`_media_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_updated_at_idx\` ON \`_media_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_created_at_idx\` ON \`_media_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_deleted_at_idx\` ON \`_media_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_version_filename_idx\` ON \`_media_v\` (\`version_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_version_sizes_thumbnail_version_sizes_thumbnail_idx\` ON \`_media_v\` (\`version_sizes_thumbnail_filename\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_created_at_idx\` ON \`_media_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_media_v_updated_at_idx\` ON \`_media_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`synonyms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`synonyms_updated_at_idx\` ON \`synonyms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_created_at_idx\` ON \`synonyms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`synonyms_deleted_at_idx\` ON \`synonyms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`synonyms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`synonyms_texts_order_parent\` ON \`synonyms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`feedback\` (
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
  await db.run(sql`CREATE TABLE \`feedback_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`feedback\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`language\` text,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`account\` numeric,
  	\`by_mail\` integer,
  	\`once\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_entries_feedback_idx\` ON \`feedback_entries\` (\`feedback\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_entries_once_idx\` ON \`feedback_entries\` (\`once\`);`)
  await db.run(sql`CREATE INDEX \`feedback_entries_updated_at_idx\` ON \`feedback_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_entries_created_at_idx\` ON \`feedback_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feedback_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`feedback\` numeric NOT NULL,
  	\`entry\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`message_id\` text NOT NULL,
  	\`claim\` text,
  	\`claimed_until\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feedback_mails_feedback_idx\` ON \`feedback_mails\` (\`feedback\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_mails_entry_idx\` ON \`feedback_mails\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`feedback_mails_state_idx\` ON \`feedback_mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`feedback_mails_updated_at_idx\` ON \`feedback_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_mails_created_at_idx\` ON \`feedback_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`text_en\` text NOT NULL,
  	\`text_mr\` text,
  	\`text_changed\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`heading\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`readed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`notifications_updated_at_idx\` ON \`notifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notifications_created_at_idx\` ON \`notifications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_opinions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`page\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`useful\` numeric DEFAULT 0 NOT NULL,
  	\`not_useful\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`page_opinions_day_idx\` ON \`page_opinions\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`page_opinions_updated_at_idx\` ON \`page_opinions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_opinions_created_at_idx\` ON \`page_opinions\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`page_day_idx\` ON \`page_opinions\` (\`page\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`reader_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`fruitless\` numeric DEFAULT 0 NOT NULL,
  	\`clicked\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`reader_counts_day_idx\` ON \`reader_counts\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`reader_counts_updated_at_idx\` ON \`reader_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reader_counts_created_at_idx\` ON \`reader_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kind_day_name_idx\` ON \`reader_counts\` (\`kind\`,\`day\`,\`name\`);`)
  await db.run(sql`CREATE TABLE \`push_subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`endpoint\` text NOT NULL,
  	\`p256dh\` text NOT NULL,
  	\`auth\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`wards\` text NOT NULL,
  	\`used_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`push_subscriptions_key_idx\` ON \`push_subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_used_on_idx\` ON \`push_subscriptions\` (\`used_on\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_updated_at_idx\` ON \`push_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_created_at_idx\` ON \`push_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_announcements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alert\` numeric NOT NULL,
  	\`version\` text NOT NULL,
  	\`is_filled\` integer DEFAULT false NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`push_announcements_updated_at_idx\` ON \`push_announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_announcements_created_at_idx\` ON \`push_announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_version_idx\` ON \`push_announcements\` (\`alert\`,\`version\`);`)
  await db.run(sql`CREATE TABLE \`push_deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`announcement\` numeric NOT NULL,
  	\`subscription\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`claim\` text,
  	\`claimed_until\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`push_deliveries_subscription_idx\` ON \`push_deliveries\` (\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`push_deliveries_state_idx\` ON \`push_deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`push_deliveries_updated_at_idx\` ON \`push_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_deliveries_created_at_idx\` ON \`push_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`announcement_subscription_idx\` ON \`push_deliveries\` (\`announcement\`,\`subscription\`);`)
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`counters_name_idx\` ON \`counters\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`counters_updated_at_idx\` ON \`counters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`counters_created_at_idx\` ON \`counters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`origins\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`place\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`fingerprint\` text,
  	\`stored_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`origins_place_idx\` ON \`origins\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`origins_source_idx\` ON \`origins\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`origins_updated_at_idx\` ON \`origins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`origins_created_at_idx\` ON \`origins\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`journal\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`account\` numeric,
  	\`action\` text NOT NULL,
  	\`list\` text,
  	\`record\` numeric,
  	\`name\` text,
  	\`changes\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`journal_at_idx\` ON \`journal\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`journal_account_idx\` ON \`journal\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`journal_action_idx\` ON \`journal\` (\`action\`);`)
  await db.run(sql`CREATE TABLE \`opening_decisions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`act\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`account\` numeric,
  	\`opens_at\` text,
  	\`sentence_en\` text,
  	\`sentence_mr\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_decisions_at_idx\` ON \`opening_decisions\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`opening_decisions_updated_at_idx\` ON \`opening_decisions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`opening_decisions_created_at_idx\` ON \`opening_decisions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`opening_decisions_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`opening_decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`opening_decisions_texts_order_parent\` ON \`opening_decisions_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'clerk' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
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
  await db.run(sql`CREATE TABLE \`obligation_statements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`obligation\` text NOT NULL,
  	\`answer\` text,
  	\`reason_en\` text,
  	\`reason_mr\` text,
  	\`owner_id\` integer,
  	\`at\` text NOT NULL,
  	\`by\` text,
  	\`account\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`owner_id\`) REFERENCES \`departments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`obligation_statements_obligation_idx\` ON \`obligation_statements\` (\`obligation\`);`)
  await db.run(sql`CREATE INDEX \`obligation_statements_owner_idx\` ON \`obligation_statements\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`obligation_statements_updated_at_idx\` ON \`obligation_statements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`obligation_statements_created_at_idx\` ON \`obligation_statements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`alerts_id\` integer,
  	\`service_states_id\` integer,
  	\`holidays_id\` integer,
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
  	\`media_id\` integer,
  	\`synonyms_id\` integer,
  	\`feedback_id\` integer,
  	\`feedback_entries_id\` integer,
  	\`feedback_mails_id\` integer,
  	\`answer_templates_id\` integer,
  	\`notifications_id\` integer,
  	\`page_opinions_id\` integer,
  	\`reader_counts_id\` integer,
  	\`push_subscriptions_id\` integer,
  	\`push_announcements_id\` integer,
  	\`push_deliveries_id\` integer,
  	\`counters_id\` integer,
  	\`origins_id\` integer,
  	\`opening_decisions_id\` integer,
  	\`users_id\` integer,
  	\`obligation_statements_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`service_states_id\`) REFERENCES \`service_states\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`holidays_id\`) REFERENCES \`holidays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`synonyms_id\`) REFERENCES \`synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_id\`) REFERENCES \`feedback\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_entries_id\`) REFERENCES \`feedback_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feedback_mails_id\`) REFERENCES \`feedback_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`answer_templates_id\`) REFERENCES \`answer_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notifications_id\`) REFERENCES \`notifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_opinions_id\`) REFERENCES \`page_opinions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reader_counts_id\`) REFERENCES \`reader_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_subscriptions_id\`) REFERENCES \`push_subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_announcements_id\`) REFERENCES \`push_announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`push_deliveries_id\`) REFERENCES \`push_deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`origins_id\`) REFERENCES \`origins\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opening_decisions_id\`) REFERENCES \`opening_decisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`obligation_statements_id\`) REFERENCES \`obligation_statements\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_service_states_id_idx\` ON \`payload_locked_documents_rels\` (\`service_states_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_holidays_id_idx\` ON \`payload_locked_documents_rels\` (\`holidays_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feedback_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`feedback_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_answer_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`answer_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notifications_id_idx\` ON \`payload_locked_documents_rels\` (\`notifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_opinions_id_idx\` ON \`payload_locked_documents_rels\` (\`page_opinions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reader_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`reader_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`push_subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`push_announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_push_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`push_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_origins_id_idx\` ON \`payload_locked_documents_rels\` (\`origins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opening_decisions_id_idx\` ON \`payload_locked_documents_rels\` (\`opening_decisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_obligation_statements_id_idx\` ON \`payload_locked_documents_rels\` (\`obligation_statements_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name_en\` text,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`abbreviation_en\` text,
  	\`abbreviation_mr\` text,
  	\`abbreviation_changed\` text,
  	\`kind\` text,
  	\`district\` text,
  	\`logo_id\` integer,
  	\`org_chart_en_id\` integer,
  	\`org_chart_mr_id\` integer,
  	\`first_language\` text,
  	\`required_languages\` text,
  	\`publishing\` text,
  	\`second_factor_required\` integer DEFAULT false,
  	\`second_factor_of_clerks\` integer DEFAULT false,
  	\`strict_codes\` integer DEFAULT false,
  	\`address_en\` text,
  	\`address_mr\` text,
  	\`address_changed\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`map_url\` text,
  	\`email\` text,
  	\`grievance_email\` text,
  	\`office_hours_en\` text,
  	\`office_hours_mr\` text,
  	\`office_hours_changed\` text,
  	\`opening_hours\` text,
  	\`always_open_en\` text,
  	\`always_open_mr\` text,
  	\`always_open_changed\` text,
  	\`helpline\` text,
  	\`emergency\` text,
  	\`messaging_phone\` text,
  	\`chat_reply_en\` text,
  	\`chat_reply_mr\` text,
  	\`chat_reply_changed\` text,
  	\`feedback_contact\` text,
  	\`answer_days\` numeric,
  	\`feedback_due_days\` numeric,
  	\`feedback_months\` numeric,
  	\`video_channel\` text,
  	\`photo_sharing\` text,
  	\`short_message\` text,
  	\`social_network\` text,
  	\`theme_brand_hue\` numeric,
  	\`theme_brand_chroma\` numeric,
  	\`theme_accent_hue\` numeric,
  	\`theme_accent_chroma\` numeric,
  	\`theme_radius\` numeric,
  	\`old_versions_from\` text,
  	\`saved_by\` text,
  	\`saved_account\` numeric,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`org_chart_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`org_chart_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_en_idx\` ON \`settings\` (\`org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_mr_idx\` ON \`settings\` (\`org_chart_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_texts_order_parent\` ON \`settings_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name_en\` text,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_abbreviation_en\` text,
  	\`version_abbreviation_mr\` text,
  	\`version_abbreviation_changed\` text,
  	\`version_kind\` text,
  	\`version_district\` text,
  	\`version_logo_id\` integer,
  	\`version_org_chart_en_id\` integer,
  	\`version_org_chart_mr_id\` integer,
  	\`version_first_language\` text,
  	\`version_required_languages\` text,
  	\`version_publishing\` text,
  	\`version_second_factor_required\` integer DEFAULT false,
  	\`version_second_factor_of_clerks\` integer DEFAULT false,
  	\`version_strict_codes\` integer DEFAULT false,
  	\`version_address_en\` text,
  	\`version_address_mr\` text,
  	\`version_address_changed\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_map_url\` text,
  	\`version_email\` text,
  	\`version_grievance_email\` text,
  	\`version_office_hours_en\` text,
  	\`version_office_hours_mr\` text,
  	\`version_office_hours_changed\` text,
  	\`version_opening_hours\` text,
  	\`version_always_open_en\` text,
  	\`version_always_open_mr\` text,
  	\`version_always_open_changed\` text,
  	\`version_helpline\` text,
  	\`version_emergency\` text,
  	\`version_messaging_phone\` text,
  	\`version_chat_reply_en\` text,
  	\`version_chat_reply_mr\` text,
  	\`version_chat_reply_changed\` text,
  	\`version_feedback_contact\` text,
  	\`version_answer_days\` numeric,
  	\`version_feedback_due_days\` numeric,
  	\`version_feedback_months\` numeric,
  	\`version_video_channel\` text,
  	\`version_photo_sharing\` text,
  	\`version_short_message\` text,
  	\`version_social_network\` text,
  	\`version_theme_brand_hue\` numeric,
  	\`version_theme_brand_chroma\` numeric,
  	\`version_theme_accent_hue\` numeric,
  	\`version_theme_accent_chroma\` numeric,
  	\`version_theme_radius\` numeric,
  	\`version_old_versions_from\` text,
  	\`version_saved_by\` text,
  	\`version_saved_account\` numeric,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_org_chart_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_org_chart_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_en_idx\` ON \`_settings_v\` (\`version_org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_mr_idx\` ON \`_settings_v\` (\`version_org_chart_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_texts_order_parent\` ON \`_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`opening\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`opens_at\` text,
  	\`was_open\` integer DEFAULT false,
  	\`sentence_en\` text,
  	\`sentence_mr\` text,
  	\`certificate_number\` text,
  	\`certificate_date\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

/** Would drop every table of the council. */
export async function down(): Promise<void> {
  throw new Error('Nothing is before the baseline: restore a backup instead.')
}
