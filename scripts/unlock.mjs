// `npm run unlock -- account@council.example [--new-password] [--env-file=file]`: opens an account of the desk that wrong
// passwords have locked, such as that of the only administrator, and gives it a new password if asked.
import { spawnSync } from 'node:child_process'
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { at, environment, pinnedNode } from './steps/place.mjs'
import { secrets } from './steps/secrets.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({ 'new-password': { type: 'boolean' } })
  if (words.length !== 1) throw new Failure('Name one account by its e-mail address')
  await installDependencies()
  const council = councilMeant(options['env-file'])
  const env = {
    ...environment(),
    ...secrets(council.secrets),
    DATABASE_URL: council.databaseUrl,
    UPLOADS_DIR: council.uploads,
    SEED_DEMO: '0',
  }
  const wish = options['new-password'] ? ['new-password'] : []
  const { status } = spawnSync(pinnedNode(), ['scripts/unlock-account.ts', words[0], ...wish], {
    cwd: at('apps/cms'),
    env,
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})
