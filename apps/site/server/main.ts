import cluster from 'node:cluster'
import { createLog } from '@nagardwar/http/log'
import { readConfig, WrongConfiguration } from './config.ts'
import { runPrimary } from './workers/primary.ts'

try {
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (cluster.isPrimary && config.workers > 1) runPrimary(config.workers, log)
  // Loaded only here: the primary process does not render, and stays small.
  else await (await import('./serve.ts')).serve(config, log)
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error
  console.error(error.message)
  // A worker would not end by itself, because it listens to the primary process.
  process.exit(1)
}
