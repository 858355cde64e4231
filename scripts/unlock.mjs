// `npm run unlock -- account@council.example [--new-password] [--env-file=file]`: opens an account of the desk that wrong
// passwords have locked, such as that of the only administrator, and gives it a new password if asked.
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { runDeskScript } from './steps/desk-script.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({ 'new-password': { type: 'boolean' } })
  if (words.length !== 1) throw new Failure('Name one account by its e-mail address')
  await installDependencies()
  const council = councilMeant(options['env-file'])
  const wish = options['new-password'] ? ['new-password'] : []
  process.exitCode = runDeskScript('unlock-account.ts', [words[0], ...wish], council)
})
