/** On PostgreSQL the columns have had their rule for deletions from the beginning. */
export async function up(): Promise<void> {}

export async function down(): Promise<void> {}
