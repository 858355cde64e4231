import { existsSync, statSync } from 'node:fs'
import { checkSpace } from './machine.mjs'
import { at } from './repository.mjs'
import { run } from './run.mjs'

const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Installs the locked dependencies when they are missing or older than the lockfile. */
export async function installDependencies() {
  // npm writes this file at the end of every install, so an interrupted install is never taken for a complete one.
  if (timeOf(at('node_modules/.package-lock.json')) >= timeOf(at('package-lock.json'))) return
  checkSpace(2000, 'install the dependencies')
  console.log('Installing the locked dependencies ...')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    sentence: 'The dependencies could not be installed: see what npm says above, then run the command again.',
  })
}
