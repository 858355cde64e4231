import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Our client loaders are three lines: a separate request would cost more.
  splitRouteModules: false,
  // All routes are known from the first page: no request asks the server for them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
