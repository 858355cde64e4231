import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { reports } from '../../scripts/steps/test-report.mjs'

/** What the last run of a kind left; nothing if there was none. */
export function reportOf(kind, folder = reports) {
  const file = path.join(folder, `${kind}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Why results do not prove this commit; nothing if they do. A plain sentence for the reader of the pack. */
export function doubtOf(report, commit) {
  if (!report) return 'There are no results: it was not run on this machine.'
  if (!commit)
    return 'This copy of the product has no history, so that nobody can tell whether the results are its own.'
  if (report.commit?.id !== commit.id)
    return `The results are of another commit (${report.commit?.id?.slice(0, 12) ?? 'not known'}), not of this one.`
  if (report.commit.isChanged || commit.isChanged) return 'Files had been changed that are in no commit.'
  return undefined
}

/** A title in a source stands for all that it was run with: `%s`, `$name` and `${name}` are any words. */
const patternOf = (title) =>
  title
    .split(/%[sdifjoO#%]|\$\{[^}]*\}|\$[\w.]+/)
    .map((part) => RegExp.escape(part))
    .join('.*')

/** The tests of a title: that of a test, of a group, or a part that says enough of either. */
function titled(tests, title) {
  const pattern = patternOf(title)
  const whole = new RegExp(`^${pattern}$`, 's')
  const exact = tests.filter(({ titles }) => titles.some((each) => whole.test(each)))
  if (exact.length > 0) return exact
  const part = new RegExp(pattern, 's')
  return tests.filter(({ titles }) => titles.some((each) => part.test(each)))
}

/**
 * Looks tests up by file and title.
 * @param {{ tests?: { file: string, titles: string[], state: string }[] }} report
 */
export function lookUp({ tests = [] } = {}) {
  const byFile = Map.groupBy(tests, ({ file }) => file)
  return (file, title) => {
    const all = byFile.get(file) ?? []
    const found = title === undefined ? all : titled(all, title)
    const count = (state) => found.filter((test) => test.state === state).length
    return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
  }
}

/** `passed (12)`, `1 of 12 failed`, `skipped` or `no result`, with the class that colours it. */
export function wordsOf({ passed, failed, skipped }) {
  const all = passed + failed
  if (failed > 0) return { words: `${failed} of ${all} failed`, kind: 'bad' }
  if (all > 0) return { words: all === 1 ? 'passed' : `passed (${all})`, kind: 'good' }
  return { words: skipped > 0 ? 'skipped' : 'no result', kind: 'soft' }
}
