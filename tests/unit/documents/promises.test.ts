import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { storingTests } from '../../../scripts/steps/storing-tests.mjs'

const top = path.join(import.meta.dirname, '../../..')
const documents = ['docs/security.md', 'docs/accessibility.md', 'docs/tests.md']

type Named = { document: string; file: string; titles: string[] }

/** The test files in a table, with the test titles quoted after them. */
function namedIn(document: string): Named[] {
  const rows = readFileSync(path.join(top, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  return rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+\.test\.tsx?)`((?:,? “[^”]+”)*)/g)].map(([, file = '', quoted = '']) => ({
      document,
      file,
      titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
    })),
  )
}

const named = documents.flatMap(namedIn)

test('each of the three documents names the tests that keep its promises', () => {
  for (const document of documents)
    expect(named.filter((each) => each.document === document).length).toBeGreaterThan(10)
})

test.each(named)('$document: $file is there, with every test that is quoted', ({ file, titles }) => {
  const found = globSync(file, { cwd: top })
  expect(found, `${file} is there`).not.toEqual([])
  const text = found.map((each) => readFileSync(path.join(top, each), 'utf8')).join('\n')
  expect(titles.filter((title) => !text.includes(title))).toEqual([])
})

test('every test of the desk that runs a second time on PostgreSQL is there', () => {
  const missing = storingTests.filter(({ file }) => !existsSync(path.join(top, file)))
  expect(missing).toEqual([])
})

test('no test waits for a time instead of what is meant', () => {
  const waiting = globSync('tests/{browser,support}/**/*.ts', { cwd: top }).filter((file) =>
    /waitForTimeout/.test(readFileSync(path.join(top, file), 'utf8')),
  )
  expect(waiting).toEqual([])
})
