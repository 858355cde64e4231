import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, root } from './repository.mjs'

/** Where the last whole `npm test` and `npm run storm` left their results, for `npm run audit-pack`. */
export const reports = at('reports')

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
/** A path from the repository's top: the names of this machine's folders are nobody's business. */
const fromTop = (...parts) => path.relative(root, path.resolve(...parts)).replaceAll(path.sep, '/')

const states = { passed: 'passed', failed: 'failed' }

/**
 * Node.js 20 itself may end while many worker threads end in one process: a check of V8 on its own pages fails
 * (nodejs/node#64500). No test has failed then, so the file is run once more. This is what our report says of such a file.
 */
const endedWords = 'Its process was ended by '
export const endedBy = (signal) => endedWords + signal
export const isEnded = ({ message }) => (message ?? '').startsWith(endedWords)

/** The files of a Vitest JSON report whose process ended. */
export const endedFiles = (file) => (read(file)?.testResults ?? []).filter(isEnded).map(({ name }) => name)

/** Whether anything else failed. */
export const hasFailures = (file) =>
  (read(file)?.testResults ?? []).some((result) => result.status === 'failed' && !isEnded(result))

/** The tests of a Vitest JSON report: file, titles from outside to inside, state, milliseconds. */
export const vitestTests = (file) =>
  (read(file)?.testResults ?? [])
    .filter((result) => !isEnded(result))
    .flatMap(({ name, status, assertionResults }) =>
      assertionResults.length === 0 && status === 'failed'
        ? [{ file: fromTop(name), titles: ['the file can be loaded'], state: 'failed', milliseconds: 0 }]
        : assertionResults.map((test) => ({
            file: fromTop(name),
            titles: [...test.ancestorTitles, test.title],
            state: states[test.status] ?? 'skipped',
            milliseconds: Math.round(test.duration ?? 0),
          })),
    )

/** A test that passed on its retry has passed; Playwright's own words for the four outcomes. */
const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }

function testsIn({ specs = [], suites = [] }, folder, above) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: fromTop(folder, file),
      titles: [...above, title],
      state: outcomes[status] ?? 'skipped',
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite, folder, [...above, suite.title]))]
}

/** The tests of a Playwright JSON report. Its outermost suites are the files. */
export function playwrightTests(file) {
  const { suites = [], config } = read(file) ?? {}
  return suites.flatMap((suite) => testsIn(suite, config?.rootDir ?? root, []))
}

/** Keeps results as `reports/<name>.json`, which git ignores. */
export function keepReport(name, facts) {
  mkdirSync(reports, { recursive: true })
  writeFileSync(path.join(reports, `${name}.json`), JSON.stringify(facts))
}
