import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isEnded } from './test-report.mjs'

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const none = { passed: 0, failed: 0, skipped: 0, failures: [], durations: [] }
const fileOf = (name) => path.relative(process.cwd(), name)

/** The beginning of a failure's message, indented below its name: in the whole output it is far away. */
const withReason = (name, message = '') => {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, 15)
  return [name, ...lines.filter(Boolean).map((line) => `    ${line}`)].join('\n')
}

/** Each failed test of a Vitest JSON report, and each file that could not be loaded, with the reason. */
const vitestFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [withReason(fileOf(name), message)] : []
    return failed.map(({ fullName, failureMessages }) =>
      withReason(`${fileOf(name)}: ${fullName}`, failureMessages?.[0]),
    )
  })

const vitestDurations = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration = 0 }) => ({
      name: `${fileOf(name)}: ${fullName}`,
      milliseconds: duration,
    })),
  )

/** All tests of a Playwright JSON report: suites hold suites and specs. */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)]
const specName = ({ file, title }) => `${file}: ${title}`
const specFailure = (spec) => {
  const results = (spec.tests ?? []).flatMap((test) => test.results ?? [])
  return withReason(specName(spec), results.find(({ error }) => error)?.error.message)
}
const isFlaky = ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')

/** A retried test took the time of all its attempts. */
const playwrightDurations = (report) =>
  specsOf(report).map((spec) => ({
    name: specName(spec),
    milliseconds: (spec.tests ?? [])
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }))

/** What a Vitest JSON report counts. */
export function vitestTally(file) {
  const report = read(file)
  if (!report) return none
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests ?? 0,
    failures: vitestFailures({ testResults: report.testResults.filter((result) => !isEnded(result)) }),
    again: report.testResults.filter(isEnded).map(({ name, message }) => withReason(fileOf(name), message)),
    durations: vitestDurations(report),
  }
}

/** The counts of a runner of our own. */
export const countedTally = (file) => read(file) ?? none

/** What a Playwright JSON report counts. Tests that passed only at the retry are named, with what failed at first. */
export function playwrightTally(file) {
  const report = read(file)
  if (!report) return none
  const { expected, flaky, unexpected, skipped } = report.stats
  const specs = specsOf(report)
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specs.filter(({ ok }) => !ok).map(specFailure),
    retried: specs.filter(isFlaky).map(specFailure),
    durations: playwrightDurations(report),
  }
}

const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** The seconds of each stage, in the order of their ends, and the ten slowest tests. */
export function timesOf(stages, tallies) {
  const slowest = tallies
    .flatMap(({ durations = [] }) => durations)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10)
  return [
    'Seconds by stage; stages run side by side:',
    ...stages.map(({ title, milliseconds }) => `  ${inSeconds(milliseconds).padStart(8)}  ${title}`),
    ...(slowest.length > 0 ? ['The slowest tests:'] : []),
    ...slowest.map(({ name, milliseconds }) => `  ${inSeconds(milliseconds).padStart(8)}  ${name}`),
  ].join('\n')
}

/**
 * The summary of all runs: what was run again, what passed only at the retry and what failed, by name and reason, then
 * `Tests: 12 passed, 0 failed, 1 skipped`.
 */
export function closingWords(tallies) {
  const total = (name) => tallies.reduce((sum, tally) => sum + tally[name], 0)
  const skipped = total('skipped') ? `, ${total('skipped')} skipped` : ''
  const failures = tallies.flatMap((tally) => tally.failures)
  const retried = tallies.flatMap((tally) => tally.retried ?? [])
  const again = tallies.flatMap((tally) => tally.again ?? [])
  return [
    ...again.map((name) => `Run again: ${name}`),
    ...retried.map((name) => `Passed at the retry: ${name}`),
    ...failures.map((name) => `Failed: ${name}`),
    `Tests: ${total('passed')} passed, ${total('failed')} failed${skipped}`,
  ].join('\n')
}
