import { spawnSync } from 'node:child_process'
import { databaseSetting } from './council-data.mjs'
import { at, environment, pinnedNode } from './repository.mjs'
import { secrets } from './secrets.mjs'

/** Runs a script of the desk's code on one council's data. Returns its exit code; 1 if it was killed. */
export function runDeskScript(script, words, council) {
  const env = {
    ...environment(),
    ...secrets(council.secrets),
    ...databaseSetting(council),
    DATA_DIR: council.data,
    UPLOADS_DIR: council.uploads,
    SEED: 'empty',
  }
  const { status } = spawnSync(pinnedNode(), [`scripts/${script}`, ...words], {
    cwd: at('apps/cms'),
    env,
    stdio: 'inherit',
  })
  return status ?? 1
}
