import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { built } from '../paths.ts'

const script = new URL('node/main.js', built)

export const isBuilt = existsSync(script)
/** The built script of production; the source if nothing is built. */
export const main = fileURLToPath(isBuilt ? script : new URL('../main.ts', import.meta.url))
