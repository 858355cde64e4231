import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkBrowserSupport } from './browser-support.mjs'
import { buildApps } from './builds.mjs'
import { Failure } from './failure.mjs'
import { oldestChrome } from './floor.mjs'
import { testOldBrowser } from './old-chromium.mjs'
import { at } from './repository.mjs'
import { run } from './run.mjs'
import { storingTests } from './storing-tests.mjs'
import { countedTally, playwrightTally, vitestTally } from './tally.mjs'
import { endedFiles, hasFailures, playwrightTests, vitestTests } from './test-report.mjs'
import { withServers } from './test-servers.mjs'

/**
 * The stages of `npm test`. Each returns a promise that never fails: what failed is in `failures`, and the counts of
 * all reports are in `results()`. A quiet stage prints what it has to say in one piece when it ends, so that it can run
 * beside another one.
 */
export function testStages() {
  const reports = mkdtempSync(path.join(tmpdir(), 'nagardwar-reports-'))
  const written = []
  const failures = []
  const times = []

  const report = (name, tally, tests = () => []) => {
    const file = path.join(reports, `${name}.json`)
    written.push({ name, file, tally, tests })
    return file
  }

  async function stage(title, work, { isQuiet = false } = {}) {
    const began = Date.now()
    const log = path.join(reports, `${title}.log`)
    const output = isQuiet ? openSync(log, 'w') : 'inherit'
    if (!isQuiet) console.log(`\n=== ${title}`)
    try {
      await work({ stdio: ['ignore', output, output] })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      failures.push(title)
      if (!isQuiet) console.error(error.message)
    }
    if (isQuiet) {
      closeSync(output)
      console.log(`\n=== ${title}\n${readFileSync(log, 'utf8')}`)
    }
    times.push({ title, milliseconds: Date.now() - began })
    console.log(`=== ${title}: ${Math.round((Date.now() - began) / 1000)} s`)
  }

  const vitest = (name, args, { env, stdio }) =>
    run(
      'vitest',
      [
        'run',
        ...args,
        '--reporter=default',
        `--reporter=${at('tests/support/vitest-report.mjs')}`,
        `--outputFile.json=${report(name, vitestTally, vitestTests)}`,
      ],
      { env, stdio, sentence: `${name} tests failed.` },
    )
  const quiet = { isQuiet: true }

  /** A file whose process ended is run once more, by itself. */
  async function unitTests({ stdio }) {
    try {
      await vitest('unit', ['--maxWorkers=100%'], { stdio })
    } catch (error) {
      const { file } = written.find(({ name }) => name === 'unit')
      const ended = endedFiles(file)
      if (ended.length === 0) throw error
      await vitest('unit-again', ended, { stdio })
      if (hasFailures(file)) throw error
    }
  }

  return {
    failures,
    times,
    style: () =>
      stage(
        'style',
        ({ stdio }) =>
          run('npm', ['run', '--silent', 'check'], {
            stdio,
            sentence: 'style or lint errors, or unused code.',
          }),
        quiet,
      ),
    types: () =>
      stage(
        'types',
        ({ stdio }) => run('npm', ['run', '--silent', 'types'], { stdio, sentence: 'type errors.' }),
        quiet,
      ),
    build: () => stage('build', () => buildApps()),
    unit: () => stage('unit tests', unitTests, quiet),
    servers: () =>
      stage(
        'on PostgreSQL, with files on an S3-compatible server',
        ({ stdio }) =>
          withServers((env) =>
            vitest(
              'servers',
              ['--config', 'apps/cms/vitest.config.ts', ...storingTests.map(({ file }) => at(file))],
              { env, stdio },
            ),
          ),
        quiet,
      ),
    /** Tests that all ask the one council that runs, one after the other. */
    integration: (env, args = []) =>
      stage('integration tests', ({ stdio }) =>
        vitest('integration', [...integration, '--project=one-council', '--no-file-parallelism', ...args], {
          env,
          stdio,
        }),
      ),
    /** Tests that start, stop and break councils of their own. They wait more than they work. */
    ownCouncils: (env, args = []) =>
      stage(
        'integration tests with councils of their own',
        ({ stdio }) =>
          vitest('own-councils', [...integration, '--project=own-councils', ...args], { env, stdio }),
        quiet,
      ),
    browser: (env, args = []) =>
      stage('browser tests', () =>
        run('playwright', ['test', ...args], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser', playwrightTally, playwrightTests) },
          sentence: 'browser tests failed.',
        }),
      ),
    /** After the build: what was built runs on every browser that the site promises to serve. */
    support: () => stage('browser support', () => checkBrowserSupport()),
    oldBrowser: (env, major = oldestChromium) =>
      stage(`every page on Chromium ${major}`, () =>
        testOldBrowser(major, {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report(`chromium-${major}`, playwrightTally, playwrightTests),
        }),
      ),
    /** The journeys of residents and editors on other engines, as a table. */
    everyBrowser: (env, engines) =>
      stage('journeys on every browser', () =>
        run('node', ['tests/every-browser/run.ts'], {
          env: {
            ...env,
            ENGINES: JSON.stringify(engines),
            BROWSERS_OUTPUT: report('browsers', countedTally),
          },
          sentence: 'journeys on other browsers failed.',
        }),
      ),
    /** The counts of all reports, and each test with the run that it belongs to. */
    results() {
      const tallies = written.map(({ file, tally }) => tally(file))
      const tests = written.flatMap(({ name, file, tests }) =>
        tests(file).map((test) => ({ run: name, ...test })),
      )
      rmSync(reports, { recursive: true })
      return { tallies, tests }
    },
  }
}

/** The oldest browser with full function. */
const oldestChromium = String(oldestChrome('apps/site'))

const integration = ['--config', 'tests/vitest.config.ts', '--passWithNoTests']
