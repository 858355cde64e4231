import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

// What was stored before was public: Payload's statements, which would make drafts of it, were changed in that.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
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
  	\`always_open_en\` text,
  	\`always_open_mr\` text,
  	\`always_open_changed\` text,
  	\`helpline\` text,
  	\`emergency\` text,
  	\`messaging_phone\` text,
  	\`chat_reply_en\` text,
  	\`chat_reply_mr\` text,
  	\`chat_reply_changed\` text,
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
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "name_en", "name_mr", "name_changed", "abbreviation_en", "abbreviation_mr", "abbreviation_changed", "kind", "district", "logo_id", "org_chart_en_id", "org_chart_mr_id", "first_language", "required_languages", "publishing", "second_factor_required", "address_en", "address_mr", "address_changed", "latitude", "longitude", "map_url", "email", "grievance_email", "office_hours_en", "office_hours_mr", "office_hours_changed", "always_open_en", "always_open_mr", "always_open_changed", "helpline", "emergency", "messaging_phone", "chat_reply_en", "chat_reply_mr", "chat_reply_changed", "answer_days", "feedback_due_days", "feedback_months", "video_channel", "photo_sharing", "short_message", "social_network", "theme_brand_hue", "theme_brand_chroma", "theme_accent_hue", "theme_accent_chroma", "theme_radius", "saved_by", "saved_account", "_status", "updated_at", "created_at") SELECT "id", "name_en", "name_mr", "name_changed", "abbreviation_en", "abbreviation_mr", "abbreviation_changed", "kind", "district", "logo_id", "org_chart_en_id", "org_chart_mr_id", "first_language", "required_languages", "publishing", "second_factor_required", "address_en", "address_mr", "address_changed", "latitude", "longitude", "map_url", "email", "grievance_email", "office_hours_en", "office_hours_mr", "office_hours_changed", "always_open_en", "always_open_mr", "always_open_changed", "helpline", "emergency", "messaging_phone", "chat_reply_en", "chat_reply_mr", "chat_reply_changed", "answer_days", "feedback_due_days", "feedback_months", "video_channel", "photo_sharing", "short_message", "social_network", "theme_brand_hue", "theme_brand_chroma", "theme_accent_hue", "theme_accent_chroma", "theme_radius", "saved_by", "saved_account", 'published', "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_en_idx\` ON \`settings\` (\`org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_mr_idx\` ON \`settings\` (\`org_chart_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
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
  	\`version_always_open_en\` text,
  	\`version_always_open_mr\` text,
  	\`version_always_open_changed\` text,
  	\`version_helpline\` text,
  	\`version_emergency\` text,
  	\`version_messaging_phone\` text,
  	\`version_chat_reply_en\` text,
  	\`version_chat_reply_mr\` text,
  	\`version_chat_reply_changed\` text,
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
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_name_en", "version_name_mr", "version_name_changed", "version_abbreviation_en", "version_abbreviation_mr", "version_abbreviation_changed", "version_kind", "version_district", "version_logo_id", "version_org_chart_en_id", "version_org_chart_mr_id", "version_first_language", "version_required_languages", "version_publishing", "version_second_factor_required", "version_address_en", "version_address_mr", "version_address_changed", "version_latitude", "version_longitude", "version_map_url", "version_email", "version_grievance_email", "version_office_hours_en", "version_office_hours_mr", "version_office_hours_changed", "version_always_open_en", "version_always_open_mr", "version_always_open_changed", "version_helpline", "version_emergency", "version_messaging_phone", "version_chat_reply_en", "version_chat_reply_mr", "version_chat_reply_changed", "version_answer_days", "version_feedback_due_days", "version_feedback_months", "version_video_channel", "version_photo_sharing", "version_short_message", "version_social_network", "version_theme_brand_hue", "version_theme_brand_chroma", "version_theme_accent_hue", "version_theme_accent_chroma", "version_theme_radius", "version_saved_by", "version_saved_account", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_name_en", "version_name_mr", "version_name_changed", "version_abbreviation_en", "version_abbreviation_mr", "version_abbreviation_changed", "version_kind", "version_district", "version_logo_id", "version_org_chart_en_id", "version_org_chart_mr_id", "version_first_language", "version_required_languages", "version_publishing", "version_second_factor_required", "version_address_en", "version_address_mr", "version_address_changed", "version_latitude", "version_longitude", "version_map_url", "version_email", "version_grievance_email", "version_office_hours_en", "version_office_hours_mr", "version_office_hours_changed", "version_always_open_en", "version_always_open_mr", "version_always_open_changed", "version_helpline", "version_emergency", "version_messaging_phone", "version_chat_reply_en", "version_chat_reply_mr", "version_chat_reply_changed", "version_answer_days", "version_feedback_due_days", "version_feedback_months", "version_video_channel", "version_photo_sharing", "version_short_message", "version_social_network", "version_theme_brand_hue", "version_theme_brand_chroma", "version_theme_accent_hue", "version_theme_accent_chroma", "version_theme_radius", "version_saved_by", "version_saved_account", 'published', "version_updated_at", "version_created_at", "created_at", "updated_at", "id" = (SELECT max("id") FROM \`_settings_v\`) FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_en_idx\` ON \`_settings_v\` (\`version_org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_mr_idx\` ON \`_settings_v\` (\`version_org_chart_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name_en\` text NOT NULL,
  	\`name_mr\` text,
  	\`name_changed\` text,
  	\`abbreviation_en\` text NOT NULL,
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
  	\`always_open_en\` text,
  	\`always_open_mr\` text,
  	\`always_open_changed\` text,
  	\`helpline\` text,
  	\`emergency\` text,
  	\`messaging_phone\` text,
  	\`chat_reply_en\` text,
  	\`chat_reply_mr\` text,
  	\`chat_reply_changed\` text,
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
  	\`saved_by\` text,
  	\`saved_account\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`org_chart_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`org_chart_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "name_en", "name_mr", "name_changed", "abbreviation_en", "abbreviation_mr", "abbreviation_changed", "kind", "district", "logo_id", "org_chart_en_id", "org_chart_mr_id", "first_language", "required_languages", "publishing", "second_factor_required", "address_en", "address_mr", "address_changed", "latitude", "longitude", "map_url", "email", "grievance_email", "office_hours_en", "office_hours_mr", "office_hours_changed", "always_open_en", "always_open_mr", "always_open_changed", "helpline", "emergency", "messaging_phone", "chat_reply_en", "chat_reply_mr", "chat_reply_changed", "answer_days", "feedback_due_days", "feedback_months", "video_channel", "photo_sharing", "short_message", "social_network", "theme_brand_hue", "theme_brand_chroma", "theme_accent_hue", "theme_accent_chroma", "theme_radius", "saved_by", "saved_account", "updated_at", "created_at") SELECT "id", "name_en", "name_mr", "name_changed", "abbreviation_en", "abbreviation_mr", "abbreviation_changed", "kind", "district", "logo_id", "org_chart_en_id", "org_chart_mr_id", "first_language", "required_languages", "publishing", "second_factor_required", "address_en", "address_mr", "address_changed", "latitude", "longitude", "map_url", "email", "grievance_email", "office_hours_en", "office_hours_mr", "office_hours_changed", "always_open_en", "always_open_mr", "always_open_changed", "helpline", "emergency", "messaging_phone", "chat_reply_en", "chat_reply_mr", "chat_reply_changed", "answer_days", "feedback_due_days", "feedback_months", "video_channel", "photo_sharing", "short_message", "social_network", "theme_brand_hue", "theme_brand_chroma", "theme_accent_hue", "theme_accent_chroma", "theme_radius", "saved_by", "saved_account", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_en_idx\` ON \`settings\` (\`org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_org_chart_org_chart_mr_idx\` ON \`settings\` (\`org_chart_mr_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name_en\` text NOT NULL,
  	\`version_name_mr\` text,
  	\`version_name_changed\` text,
  	\`version_abbreviation_en\` text NOT NULL,
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
  	\`version_always_open_en\` text,
  	\`version_always_open_mr\` text,
  	\`version_always_open_changed\` text,
  	\`version_helpline\` text,
  	\`version_emergency\` text,
  	\`version_messaging_phone\` text,
  	\`version_chat_reply_en\` text,
  	\`version_chat_reply_mr\` text,
  	\`version_chat_reply_changed\` text,
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
  	\`version_saved_by\` text,
  	\`version_saved_account\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_org_chart_en_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_org_chart_mr_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_name_en", "version_name_mr", "version_name_changed", "version_abbreviation_en", "version_abbreviation_mr", "version_abbreviation_changed", "version_kind", "version_district", "version_logo_id", "version_org_chart_en_id", "version_org_chart_mr_id", "version_first_language", "version_required_languages", "version_publishing", "version_second_factor_required", "version_address_en", "version_address_mr", "version_address_changed", "version_latitude", "version_longitude", "version_map_url", "version_email", "version_grievance_email", "version_office_hours_en", "version_office_hours_mr", "version_office_hours_changed", "version_always_open_en", "version_always_open_mr", "version_always_open_changed", "version_helpline", "version_emergency", "version_messaging_phone", "version_chat_reply_en", "version_chat_reply_mr", "version_chat_reply_changed", "version_answer_days", "version_feedback_due_days", "version_feedback_months", "version_video_channel", "version_photo_sharing", "version_short_message", "version_social_network", "version_theme_brand_hue", "version_theme_brand_chroma", "version_theme_accent_hue", "version_theme_accent_chroma", "version_theme_radius", "version_saved_by", "version_saved_account", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_name_en", "version_name_mr", "version_name_changed", "version_abbreviation_en", "version_abbreviation_mr", "version_abbreviation_changed", "version_kind", "version_district", "version_logo_id", "version_org_chart_en_id", "version_org_chart_mr_id", "version_first_language", "version_required_languages", "version_publishing", "version_second_factor_required", "version_address_en", "version_address_mr", "version_address_changed", "version_latitude", "version_longitude", "version_map_url", "version_email", "version_grievance_email", "version_office_hours_en", "version_office_hours_mr", "version_office_hours_changed", "version_always_open_en", "version_always_open_mr", "version_always_open_changed", "version_helpline", "version_emergency", "version_messaging_phone", "version_chat_reply_en", "version_chat_reply_mr", "version_chat_reply_changed", "version_answer_days", "version_feedback_due_days", "version_feedback_months", "version_video_channel", "version_photo_sharing", "version_short_message", "version_social_network", "version_theme_brand_hue", "version_theme_brand_chroma", "version_theme_accent_hue", "version_theme_accent_chroma", "version_theme_radius", "version_saved_by", "version_saved_account", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_en_idx\` ON \`_settings_v\` (\`version_org_chart_en_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_org_chart_version_org_chart_mr_idx\` ON \`_settings_v\` (\`version_org_chart_mr_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
}
