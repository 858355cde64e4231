import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { at, pinnedNode } from '../../../scripts/steps/repository.mjs'
import { closingWords, playwrightTally, timesOf, vitestTally } from '../../../scripts/steps/tally.mjs'
import { endedFiles, hasFailures, vitestTests } from '../../../scripts/steps/test-report.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(name: string, report: object) {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('the last words name what failed, and why, in both kinds of report', () => {
  const unit = reportOf('unit.json', {
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    testResults: [
      {
        name: path.resolve('tests/one.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'counts to two', status: 'passed' },
          {
            fullName: 'counts to three',
            status: 'failed',
            failureMessages: ['\u001b[31mExpected three\u001b[39m\n\n    at one.test.ts:3\n'],
          },
        ],
      },
      {
        name: path.resolve('tests/broken.test.ts'),
        status: 'failed',
        message: 'No such module',
        assertionResults: [],
      },
    ],
  })
  const tests = [{ results: [{ duration: 1 }, { duration: 1, error: { message: 'Not visible' } }] }]
  const browser = reportOf('browser.json', {
    stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      { specs: [], suites: [{ specs: [{ file: 'menu.test.ts', title: 'opens', ok: false, tests }] }] },
      { specs: [{ file: 'menu.test.ts', title: 'closes', ok: true }] },
      {
        specs: [{ file: 'map.test.ts', title: 'zooms', ok: true, tests: [{ ...tests[0], status: 'flaky' }] }],
      },
    ],
  })
  expect(closingWords([vitestTally(unit), playwrightTally(browser)]).split('\n')).toEqual([
    'Passed at the retry: map.test.ts: zooms',
    '    Not visible',
    'Failed: tests/one.test.ts: counts to three',
    '    Expected three',
    '        at one.test.ts:3',
    'Failed: tests/broken.test.ts',
    '    No such module',
    'Failed: menu.test.ts: opens',
    '    Not visible',
    'Tests: 6 passed, 2 failed, 1 skipped',
  ])
})

/** The report of a test file with this source. */
async function reportOfFile(name: string, source: string): Promise<string> {
  const file = path.join(folder, `${name}.test.mjs`)
  const report = path.join(folder, `${name}.json`)
  writeFileSync(file, source.replace("'vitest'", `'${import.meta.resolve('vitest')}'`))
  const args = ['run', file, `--root=${folder}`, `--reporter=${at('tests/support/vitest-report.mjs')}`]
  const vitest = at('node_modules/vitest/vitest.mjs')
  await promisify(execFile)(pinnedNode(), [vitest, ...args, `--outputFile.json=${report}`]).catch(
    () => undefined,
  )
  return report
}

test('a file whose tests could not be prepared says why', async () => {
  const report = await reportOfFile(
    'prepared',
    `import { beforeAll, describe, test } from 'vitest'
     describe('two desks', () => {
       beforeAll(() => { throw new Error('No port is free') })
       test('count', () => {})
     })`,
  )
  const [, reason] = closingWords([vitestTally(report)]).split('\n')
  expect(reason).toBe('    two desks: No port is free')
})

test('a file whose process ended has not failed, and is named as run again', async () => {
  const report = await reportOfFile(
    'ended',
    `import { test } from 'vitest'
     test('counts', () => new Promise(() => process.kill(process.pid, 'SIGSEGV')))`,
  )
  expect(endedFiles(report)).toEqual([path.join(folder, 'ended.test.mjs')])
  expect(hasFailures(report)).toBe(false)
  expect(vitestTests(report)).toEqual([])
  const words = closingWords([vitestTally(report)]).split('\n')
  expect(words).toEqual([
    expect.stringMatching(/^Run again: .*ended\.test\.mjs$/),
    '    Its process was ended by SIGSEGV',
    'Tests: 0 passed, 0 failed',
  ])
})

test('a stage that wrote no report counts nothing', () => {
  expect(closingWords([vitestTally(path.join(folder, 'none.json'))])).toBe('Tests: 0 passed, 0 failed')
})

test('a run says how long each stage took, and which ten tests were the slowest', () => {
  const unit = reportOf('slow-unit.json', {
    testResults: [
      {
        name: path.resolve('tests/one.test.ts'),
        assertionResults: Array.from({ length: 12 }, (_, n) => ({
          fullName: `counts to ${n}`,
          status: 'passed',
          duration: n * 100,
        })),
      },
    ],
  })
  const results = [{ duration: 1500 }, { duration: 2000 }]
  const browser = reportOf('slow-browser.json', {
    stats: {},
    suites: [{ specs: [{ file: 'menu.test.ts', title: 'opens', ok: true, tests: [{ results }] }] }],
  })
  const stages = [{ title: 'unit tests', milliseconds: 61_000 }]
  const lines = timesOf(stages, [vitestTally(unit), playwrightTally(browser)]).split('\n')
  expect(lines).toContain('    61.0 s  unit tests')
  expect(lines.slice(3)).toEqual([
    '     3.5 s  menu.test.ts: opens',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map(
      (n) => `${`${(n / 10).toFixed(1)} s`.padStart(10)}  tests/one.test.ts: counts to ${n}`,
    ),
  ])
})

test('a run that times no single test, as that on other browsers, has its stages only', () => {
  const tally = { passed: 3, failed: 0, skipped: 0, failures: [] }
  expect(
    timesOf([{ title: 'journeys', milliseconds: 61_000 }], [tally])
      .split('\n')
      .slice(1),
  ).toEqual(['    61.0 s  journeys'])
})
