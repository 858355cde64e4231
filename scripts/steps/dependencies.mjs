import { existsSync, statSync } from 'node:fs'
import { checkSpace } from './machine.mjs'
import { at } from './repository.mjs'
import { run } from './run.mjs'

const timeOf = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** What builds and runs the apps. Tests, measurements and style are checked with tools of the root, 500 packages more. */
const whatRuns = ['packages/contract', 'packages/exchange', 'packages/http', 'apps/site', 'apps/cms'].flatMap(
  (workspace) => ['--workspace', workspace],
)

/** Vitest is one of the tools: a developer's installation keeps them. */
const hasTools = () => existsSync(at('node_modules/vitest/package.json'))

/**
 * Installs the locked dependencies when they are missing or older than the lockfile (docs/decisions/0066). `withTools`:
 * with everything that tests and measurements need.
 */
export async function installDependencies({ withTools = false } = {}) {
  // npm writes this file at the end of every install, so an interrupted install is never taken for a complete one.
  const isCurrent = timeOf(at('node_modules/.package-lock.json')) >= timeOf(at('package-lock.json'))
  const isAll = hasTools()
  if (isCurrent && (isAll || !withTools)) return
  checkSpace(2000, 'install the dependencies')
  console.log('Installing the locked dependencies ...')
  const part = withTools || isAll ? [] : whatRuns
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...part], {
    sentence: 'The dependencies could not be installed: see what npm says above, then run the command again.',
  })
}
