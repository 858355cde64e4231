import { existsSync, readFileSync } from 'node:fs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const none = { passed: 0, failed: 0, skipped: 0 }

/** What a Vitest JSON report counts. */
export function vitestTally(file) {
  const report = read(file)
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests ?? 0,
  }
}

/** What a Playwright JSON report counts; its own output names the tests that passed only when tried again. */
export function playwrightTally(file) {
  const stats = read(file)?.stats
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : none
}

/** One closing line over all runs: `Tests: 12 passed, 0 failed, 1 skipped`. */
export function closingLine(tallies) {
  const total = (name) => tallies.reduce((sum, tally) => sum + tally[name], 0)
  const skipped = total('skipped') ? `, ${total('skipped')} skipped` : ''
  return `Tests: ${total('passed')} passed, ${total('failed')} failed${skipped}`
}
