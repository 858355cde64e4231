import { spawnSync } from 'node:child_process'
import { councilMeant, databaseSetting } from './council-data.mjs'
import { installDependencies } from './dependencies.mjs'
import { checkNode } from './machine.mjs'
import { at, environment, pinnedNode } from './repository.mjs'
import { secrets } from './secrets.mjs'

/** Runs a script of the desk on the chosen council, with the request as JSON. The council keeps running. */
export async function onCouncil(script, wish, settings) {
  checkNode()
  await installDependencies()
  const council = councilMeant(settings)
  const env = {
    ...environment(),
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...secrets(council.secrets),
    DATA_DIR: council.data,
    ...databaseSetting(council),
    UPLOADS_DIR: council.uploads,
    SEED: 'empty',
  }
  const { status } = spawnSync(pinnedNode(), [script, JSON.stringify(wish)], {
    cwd: at('apps/cms'),
    env,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
