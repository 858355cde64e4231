import { buildApps } from './steps/builds.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'

await command(async () => {
  checkNode()
  await installDependencies()
  await buildApps({ force: process.argv.includes('--force') })
})
