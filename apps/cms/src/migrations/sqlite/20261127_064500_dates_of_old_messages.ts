import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/**
 * Messages of 0.1 have no day by which they should be answered, so they were never overdue, and no day of erasure. The
 * usual 7 days and 12 months are those of src/content/globals/feedback-limits.ts; the last change is the best that is known of an answer.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE feedback SET due_on = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+' || (SELECT coalesce(max(feedback_due_days), 7) FROM settings) || ' days') WHERE due_on IS NULL`)
  await db.run(sql`UPDATE feedback SET erase_on = strftime('%Y-%m-%dT%H:%M:%fZ', received_at, '+' || (SELECT coalesce(max(feedback_months), 12) FROM settings) || ' months') WHERE erase_on IS NULL`)
  await db.run(sql`UPDATE feedback SET answered_at = updated_at WHERE answered_at IS NULL AND status = 'answered'`)
  await db.run(sql`UPDATE feedback SET closed_at = updated_at WHERE closed_at IS NULL AND status = 'closed'`)
}

/** A day that is there does no harm. */
export async function down(): Promise<void> {}
