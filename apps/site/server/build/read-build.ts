import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { WrongConfiguration } from '../config.ts'
import type { Contexts } from '../pages/render.ts'

const folder = new URL('../../build/', import.meta.url)

/** The built app: how it renders, its own context objects, and the files for browsers. */
export async function readBuild() {
  const file = new URL('server/index.js', folder)
  if (!existsSync(file)) throw new WrongConfiguration('The site is not built yet: run "npm run build" first.')
  const build = (await import(file.href)) as ServerBuild
  return {
    build,
    contexts: build.entry.module as unknown as Contexts,
    assetsFolder: fileURLToPath(new URL('client/', folder)),
  }
}
