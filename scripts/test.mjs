// Everything that CI runs, on a fresh clone: style, types, builds, unit tests, then a whole council and a real browser.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBrowser } from './steps/browser.mjs'
import { buildApps } from './steps/builds.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { run } from './steps/run.mjs'
import { closingWords, playwrightTally, vitestTally } from './steps/tally.mjs'
import { startTestCouncil } from './steps/test-council.mjs'
import { withServers } from './steps/test-servers.mjs'

const reports = mkdtempSync(path.join(tmpdir(), 'nagardwar-reports-'))
const report = (name) => path.join(reports, `${name}.json`)
const failures = []

/** A stage that fails does not stop the later ones. */
async function stage(title, work) {
  const began = Date.now()
  console.log(`\n=== ${title}`)
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    failures.push(title)
    console.error(error.message)
  }
  console.log(`=== ${title}: ${Math.round((Date.now() - began) / 1000)} s`)
}

const vitest = (name, args, env) =>
  run(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`],
    { env, sentence: `${name} tests failed.` },
  )

async function withCouncil(browser) {
  const council = await startTestCouncil()
  const env = {
    SITE_URL: council.siteUrl,
    CMS_URL: council.cmsUrl,
    CHROMIUM_PATH: browser,
    COUNCIL_DATA: council.data,
  }
  try {
    await stage('integration tests', () => vitest('integration', ['--config', 'tests/vitest.config.ts'], env))
    await stage('browser tests', () =>
      run('playwright', ['test'], {
        env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
        sentence: 'browser tests failed.',
      }),
    )
  } finally {
    await council.stop()
  }
}

await command(async () => {
  checkNode()
  await installDependencies()
  const browser = findBrowser()
  await stage('style', () =>
    run('npm', ['run', '--silent', 'check'], { sentence: 'style or lint errors, or unused code.' }),
  )
  await stage('types', () => run('npm', ['run', '--silent', 'types'], { sentence: 'type errors.' }))
  await stage('build', () => buildApps())
  await stage('unit tests', () => vitest('unit', []))
  // All but the filling with the whole demo council, which takes longer than all of these; a small one is among them.
  const desk = ['--config', 'apps/cms/vitest.config.ts', 'tests', '--exclude', '**/demo-council.test.ts']
  await stage('on PostgreSQL, with files on an S3-compatible server', () =>
    withServers((env) => vitest('servers', desk, env)),
  )
  await withCouncil(browser)

  const tallies = [
    vitestTally(report('unit')),
    vitestTally(report('servers')),
    vitestTally(report('integration')),
    playwrightTally(report('browser')),
  ]
  rmSync(reports, { recursive: true })
  console.log(`\n${closingWords(tallies)}`)
  if (failures.length > 0) throw new Failure(`Failed: ${failures.join(', ')}.`)
})
