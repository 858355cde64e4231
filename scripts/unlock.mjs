// `npm run unlock -- account@council.example [--new-password] [--without-second-step] [--env-file=file]`: unlocks an
// account of the desk that was locked by wrong passwords, such as the only administrator's. If asked, it sets a new
// password and takes off the second step of the login, for a phone that is lost.
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { runDeskScript } from './steps/desk-script.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({
    'new-password': { type: 'boolean' },
    'without-second-step': { type: 'boolean' },
  })
  if (words.length !== 1) throw new Failure('Name one account by its e-mail address')
  await installDependencies()
  const council = councilMeant(options['env-file'])
  const wishes = ['new-password', 'without-second-step'].filter((wish) => options[wish])
  process.exitCode = runDeskScript('unlock-account.ts', [words[0], ...wishes], council)
})
