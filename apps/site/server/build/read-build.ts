import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { WrongConfiguration } from '../config.ts'
import type { App } from '../pages/render.ts'
import { built } from '../paths.ts'

/** The built app: its render function, its context objects, and the files for browsers. */
export async function readBuild() {
  const file = new URL('server/index.js', built)
  if (!existsSync(file)) throw new WrongConfiguration('The site is not built yet: run "npm run build" first.')
  const build = (await import(file.href)) as ServerBuild
  return {
    app: appOf(build),
    assetsFolder: fileURLToPath(new URL('client/', built)),
  }
}

/** React Router ignores unknown exports of the entry; these are ours. */
export const appOf = (build: ServerBuild): App => ({
  build,
  entry: build.entry.module as unknown as App['entry'],
})
