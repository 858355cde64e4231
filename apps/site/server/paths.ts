import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Only this file knows that the server runs in two places: as `server/*.ts` in development and tests, and as
// `build/node/*.js`, made by `build/bundle-server.ts`.
const isBuilt = import.meta.url.endsWith('.js')
const site = new URL(isBuilt ? '../../' : '../', import.meta.url)

/** The top folder of the repository. */
export const repository = fileURLToPath(new URL('../..', site))
/** The output of `npm run build`. */
export const built = new URL('build/', site)
/** The texts of the site's own pages. */
export const catalogues = new URL('app/i18n/catalogues/', site)
/** The fonts of the site, reduced to the letters that it needs. */
export const fonts = new URL('app/styles/fonts/', site)

/** The script of a thread, named by its file below `server`. */
export const threadScript = (source: string): URL =>
  isBuilt ? new URL(`${path.basename(source, '.ts')}.js`, import.meta.url) : new URL(`server/${source}`, site)

/** The folder of the code that decides what the search finds. */
export const searchProgram = isBuilt ? new URL('.', import.meta.url) : new URL('server/search/', site)
