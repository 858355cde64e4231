// The development server: Vite serves and reloads the app, everything else is the real server.
import { fileURLToPath } from 'node:url'
import { createLog } from '@nagardwar/http/log'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { appOf } from './build/read-build.ts'
import { readConfig } from './config.ts'
import { createListener } from './listener.ts'
import { createRender } from './pages/render.ts'
import { run } from './run.ts'
import { createSite } from './site.ts'
import { upstreamOf } from './upstream/upstream-of.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const config = readConfig()
const log = createLog(config.logLevel)

const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } })
const build = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
const app = async () => appOf(await build())

const site = createSite({
  config,
  log,
  upstream: await upstreamOf(config),
  makeRender: (source, send, search, documents, inTurn) =>
    createRender({ app, source, send, search, documents, inTurn, config, isDevelopment: true }),
  routes: (await build()).routes,
  assetsFolder: fileURLToPath(new URL('../public/', import.meta.url)),
  isDevelopment: true,
})
await run(site, createListener(site, vite.middlewares))
