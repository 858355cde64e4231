import type { Server } from 'node:http'
import { type Log, reasonOf } from './log.ts'
import { close } from './server.ts'

/** Time for running requests to finish at shutdown; the supervisor kills the process a little later. */
const longestEnd = 10_000

/** Ends the process on an unhandled error, so that the supervisor restarts it. */
export function stopOnUnheardFailure(log: Log): void {
  process.on('unhandledRejection', (error) => {
    log.error('A failure was not handled; the process stops, to be started again', {
      reason: reasonOf(error),
    })
    process.exit(1)
  })
}

/** At the first signal: accepts no more connections, lets requests finish, cleans up, and ends the process. */
export function stopOnSignal(server: Server, log: Log, tidyUp: () => Promise<unknown>): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    // A terminal sends its signal to every process, and the parent process sends another one.
    if (isStopping) return
    isStopping = true
    log.info('The server stops', { signal })
    setTimeout(() => process.exit(0), longestEnd).unref()
    await Promise.all([close(server), tidyUp()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name))
}
