import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from '@nagardwar/http/server'
import { stopOnSignal, stopOnUnheardFailure } from '@nagardwar/http/stop'
import type { Site } from './site.ts'

/** Listens, warms up in the background, and stops without cutting off requests. */
export async function run(site: Site, server: Server): Promise<void> {
  const { config, log } = site
  stopOnUnheardFailure(log)
  await listen(server, config.port, config.host)
  const { port } = server.address() as AddressInfo
  log.info('The site listens', { port, origin: config.origin, apiRoot: config.apiRoot })
  let stopKeeping: (() => void) | undefined
  stopOnSignal(server, log, async () => {
    stopKeeping?.()
    await site.stop()
  })
  stopKeeping = await site.warmUp()
  log.info('The lists were asked for', site.readiness())
}
