import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const none = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** Each failed test of a Vitest JSON report by file and name, and each file that could not be loaded. */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [file] : []
    return failed.map((test) => `${file}: ${test.fullName}`)
  })

/** Each failed test of a Playwright JSON report: suites hold suites and specs. */
const playwrightFailures = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(playwrightFailures),
]

/** What a Vitest JSON report counts. */
export function vitestTally(file) {
  const report = read(file)
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests ?? 0,
    failures: vitestFailures(report),
  }
}

/** What a Playwright JSON report counts; its own output names the tests that passed only on a retry. */
export function playwrightTally(file) {
  const report = read(file)
  if (!report) return none
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped, failures: playwrightFailures(report) }
}

/** The summary of all runs: what failed, by name, then `Tests: 12 passed, 0 failed, 1 skipped`. */
export function closingWords(tallies) {
  const total = (name) => tallies.reduce((sum, tally) => sum + tally[name], 0)
  const skipped = total('skipped') ? `, ${total('skipped')} skipped` : ''
  const failures = tallies.flatMap((tally) => tally.failures)
  return [
    ...failures.map((name) => `Failed: ${name}`),
    `Tests: ${total('passed')} passed, ${total('failed')} failed${skipped}`,
  ].join('\n')
}
