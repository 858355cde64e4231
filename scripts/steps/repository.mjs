import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository. */
export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** A path below the repository's top folder. */
export const at = (...parts) => path.join(root, ...parts)

/** The pinned Node, or the running one before the install. */
export const pinnedNode = () =>
  existsSync(at('node_modules/node/bin/node')) ? at('node_modules/node/bin/node') : process.execPath

/** The environment for every tool of the project: the pinned Node comes first, telemetry is off. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${at('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
})
