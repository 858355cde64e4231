import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { close } from './listener.ts'
import { reasonOf } from './log.ts'
import type { Site } from './site.ts'

/** Time for running requests to finish at shutdown; the supervisor kills the process a little later. */
const longestEnd = 10_000

/** Listens, warms up in the background, and stops without cutting off requests. */
export async function run(site: Site, server: Server): Promise<void> {
  const { config, log } = site
  process.on('unhandledRejection', (error) => {
    log.error('A failure went unheard; the site stops, to be started again', { reason: reasonOf(error) })
    process.exit(1)
  })
  await listen(server, config.port, config.host)
  const { port } = server.address() as AddressInfo
  log.info('The site listens', { port, origin: config.origin, apiRoot: config.apiRoot })
  const stopping = stopOnSignal(site, server)
  const stopKeeping = await site.warmUp()
  log.info('The lists were asked for', site.readiness())
  await stopping
  stopKeeping()
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
}

function stopOnSignal(site: Site, server: Server): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false
    const stop = async (signal: NodeJS.Signals): Promise<void> => {
      // A terminal signals every process, and the primary process signals its workers again.
      if (isStopping) return
      isStopping = true
      site.log.info('The site stops', { signal })
      setTimeout(() => process.exit(0), longestEnd).unref()
      await Promise.all([close(server), site.stop()])
      resolve()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name))
  })
}
