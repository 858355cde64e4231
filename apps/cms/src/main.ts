// Loaded here, so that a wrong setting, too, ends the process with a sentence. A stopped process is seen and started
// again; one that answers every request with an error is not.
try {
  const { serve } = await import('./serve.ts')
  await serve()
} catch (error) {
  // Not over the console, which is the log's by then.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  const { statusOf } = await import('./cannot-start.ts')
  process.exit(statusOf(error))
}

export {}
