import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_notice_id\` integer REFERENCES public_notices(id);`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_ward\` text;`)
  await db.run(sql`ALTER TABLE \`feedback\` ADD \`proposal_place\` text;`)
  await db.run(sql`CREATE INDEX \`feedback_proposal_notice_idx\` ON \`feedback\` (\`proposal_notice_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_feedback\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'message',
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
  	\`files_claim\` text,
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
  await db.run(sql`INSERT INTO \`__new_feedback\`("id", "kind", "name", "mobile", "email", "subject", "feedback", "status", "department_id", "due_on", "language", "put_aside", "doubt", "duplicate_of_id", "reference", "received_at", "notice_version", "idempotency_key", "link_hash", "files_claim", "assignee_id", "read_at", "taken_up_at", "answered_at", "closed_at", "erase_on", "updated_at", "created_at") SELECT "id", "kind", "name", "mobile", "email", "subject", "feedback", "status", "department_id", "due_on", "language", "put_aside", "doubt", "duplicate_of_id", "reference", "received_at", "notice_version", "idempotency_key", "link_hash", "files_claim", "assignee_id", "read_at", "taken_up_at", "answered_at", "closed_at", "erase_on", "updated_at", "created_at" FROM \`feedback\`;`)
  await db.run(sql`DROP TABLE \`feedback\`;`)
  await db.run(sql`ALTER TABLE \`__new_feedback\` RENAME TO \`feedback\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`feedback_kind_idx\` ON \`feedback\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`feedback_department_idx\` ON \`feedback\` (\`department_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_due_on_idx\` ON \`feedback\` (\`due_on\`);`)
  await db.run(sql`CREATE INDEX \`feedback_put_aside_idx\` ON \`feedback\` (\`put_aside\`);`)
  await db.run(sql`CREATE INDEX \`feedback_duplicate_of_idx\` ON \`feedback\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_reference_idx\` ON \`feedback\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`feedback_received_at_idx\` ON \`feedback\` (\`received_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_idempotency_key_idx\` ON \`feedback\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_link_hash_idx\` ON \`feedback\` (\`link_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedback_files_claim_idx\` ON \`feedback\` (\`files_claim\`);`)
  await db.run(sql`CREATE INDEX \`feedback_assignee_idx\` ON \`feedback\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`feedback_read_at_idx\` ON \`feedback\` (\`read_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_taken_up_at_idx\` ON \`feedback\` (\`taken_up_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_answered_at_idx\` ON \`feedback\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_closed_at_idx\` ON \`feedback\` (\`closed_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_erase_on_idx\` ON \`feedback\` (\`erase_on\`);`)
  await db.run(sql`CREATE INDEX \`feedback_updated_at_idx\` ON \`feedback\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feedback_created_at_idx\` ON \`feedback\` (\`created_at\`);`)
}
