import cluster from 'node:cluster'
import type { Log } from '@nagardwar/http/log'
import { readBuild } from './build/read-build.ts'
import type { Config } from './config.ts'
import { createListener } from './listener.ts'
import { createRender } from './pages/render.ts'
import { run } from './run.ts'
import { createSite } from './site.ts'
import { upstreamOf } from './upstream/upstream-of.ts'
import { alone, amongWorkers } from './workers/neighbours.ts'

/** Serves the built site in this process. */
export async function serve(config: Config, log: Log): Promise<void> {
  const { app, assetsFolder } = await readBuild()
  const site = createSite({
    config,
    log,
    upstream: await upstreamOf(config),
    makeRender: (source, send, search, documents, inTurn) =>
      createRender({ app, source, send, search, documents, inTurn, config }),
    routes: app.build.routes,
    assetsFolder,
    neighbours: cluster.isWorker ? amongWorkers() : alone(),
  })
  process.on('message', site.hearOfDesk)
  await run(site, createListener(site))
}
