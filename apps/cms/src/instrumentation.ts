/** Next calls this once when the server starts: the database is open, migrated and filled before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { start } = await import('./start.ts')
  await start()
}
