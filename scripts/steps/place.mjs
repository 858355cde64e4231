import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the repository. */
export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))))

/** A path below the repository's top folder. */
export const at = (...parts) => path.join(root, ...parts)

/** The pinned Node, whatever Node runs this script. Before the install it is the one that runs now. */
export const pinnedNode = () =>
  existsSync(at('node_modules/node/bin/node')) ? at('node_modules/node/bin/node') : process.execPath

/** The environment in which every tool of the project runs: the pinned Node comes first, nobody reports home. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${at('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ...extra,
})
