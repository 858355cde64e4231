import { readBuild } from './build/read-build.ts'
import { readConfig, WrongConfiguration } from './config.ts'
import { createListener } from './listener.ts'
import { createLog } from './log.ts'
import { createRender } from './pages/render.ts'
import { run } from './run.ts'
import { createSite } from './site.ts'
import { upstreamOf } from './upstream/upstream-of.ts'

try {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const { build, contexts, assetsFolder } = await readBuild()
  const site = createSite({
    config,
    log,
    upstream: await upstreamOf(config.apiRoot),
    makeRender: (source, send, search) => createRender({ build, contexts, source, send, search, config }),
    routes: build.routes,
    assetsFolder,
  })
  await run(site, createListener(site))
} catch (error) {
  if (!(error instanceof WrongConfiguration)) throw error
  console.error(error.message)
  process.exitCode = 1
}
