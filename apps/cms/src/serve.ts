import { listen } from '@nagardwar/http/server'
import { stopOnSignal, stopOnUnheardFailure } from '@nagardwar/http/stop'
import { configuration } from './configuration.ts'
import { openCouncil } from './council.ts'
import { log } from './log.ts'
import { createListener } from './server/listener.ts'
import { startNext } from './server/next.ts'

/** Serves the desk. The council is opened first: Next's pages find the same instance of Payload (docs/decisions/0031). */
export async function serve(): Promise<void> {
  stopOnUnheardFailure(log)
  const { port, host, origins } = configuration
  const payload = await openCouncil()
  const server = createListener(payload, await startNext({ port, host }))
  await listen(server, port, host)
  log.info('The desk listens', { port, origin: origins[0] })
  stopOnSignal(server, log, async () => undefined)
}
