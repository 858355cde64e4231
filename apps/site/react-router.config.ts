import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Our client loaders are three lines: a request of their own would cost more than they do.
  splitRouteModules: false,
  // All routes are known at the first view: no request asks the server which page an address belongs to.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
