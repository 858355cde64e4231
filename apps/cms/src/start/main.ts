import { resolveByEnding } from '../platform/resolve-by-ending.ts'

resolveByEnding()

// Staff are in India: what the server writes of a time is what their browsers would write, whatever its own clock is set to.
// Written before anything reads a time, and read by nothing of ours.
process.env.TZ = 'Asia/Kolkata'

// Loaded here, so that a wrong setting, too, ends the process with a clear message. A stopped process is noticed and
// restarted; one that answers every request with an error is not.
try {
  const { serve } = await import('./serve.ts')
  await serve()
} catch (error) {
  // Not with the console, which belongs to the log by then.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  const { statusOf } = await import('../platform/cannot-start.ts')
  process.exit(statusOf(error))
}
