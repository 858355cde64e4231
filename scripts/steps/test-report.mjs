import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, root } from './repository.mjs'

/** Where the last whole `npm test` and `npm run storm` left their results, for `npm run audit-pack`. */
export const reports = at('reports')

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
/** A path from the repository's top: the names of this machine's folders are nobody's business. */
const fromTop = (...parts) => path.relative(root, path.resolve(...parts)).replaceAll(path.sep, '/')

const states = { passed: 'passed', failed: 'failed' }

/** The tests of a Vitest JSON report: file, titles from outside to inside, state, milliseconds. */
export const vitestTests = (file) =>
  (read(file)?.testResults ?? []).flatMap(({ name, status, assertionResults }) =>
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
