import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import * as entry from '../../app/entry.server.tsx'
import * as root from '../../app/root.tsx'
import table from '../../app/routes.ts'
import type { App } from '../pages/render.ts'

/** The route modules, by their file below `app`. */
const modules = import.meta.glob('../../app/routes/*/route.tsx')

type Route = ServerBuild['routes'][string] & object
type Module = Route['module']

/** The build gives components the data of their route as properties. */
const withProps = (module: Module): Module => ({
  ...module,
  default: module.default && UNSAFE_withComponentProps(module.default as never),
  ErrorBoundary: module.ErrorBoundary && UNSAFE_withErrorBoundaryProps(module.ErrorBoundary as never),
})

/** The app as the server runs it, made from its sources with only the routes of these folders. */
export async function appInTest(...folders: string[]): Promise<App> {
  const wanted = table.filter(({ file }) => folders.some((folder) => file === `routes/${folder}/route.tsx`))
  const routes = await Promise.all(
    wanted.map(async ({ id, path, file }) => {
      const module = withProps((await modules[`../../app/${file}`]?.()) as Module)
      return { id, parentId: 'root', path, module } as Route
    }),
  )
  const all = [{ id: 'root', path: '', module: withProps(root as unknown as Module) } as Route, ...routes]
  const build: ServerBuild = {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: '/assets/entry.js' },
      routes: Object.fromEntries(
        all.map(({ id, parentId, path, module }) => [
          id,
          {
            id,
            parentId,
            path,
            module: `/assets/${id}.js`,
            css: id === 'root' ? ['/assets/root.css'] : [],
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientLoader: 'clientLoader' in module,
            hasErrorBoundary: 'ErrorBoundary' in module,
          },
        ]),
      ) as unknown as ServerBuild['assets']['routes'],
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {} as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  return { build, entry }
}
