// `npm run open [-- --env-file=file]`: opens a closed website, as an administrator does in the desk. For the operator who
// sets a council up without one, and for tests. All may go on running.
import { councilMeant, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { runDeskScript } from './steps/desk-script.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'

await command(async () => {
  checkNode()
  const { options } = typed()
  await installDependencies()
  process.exitCode = runDeskScript('open-website.ts', [], councilMeant(options['env-file']))
})
