import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { playwrightTests, vitestTests } from '../../../scripts/steps/test-report.mjs'
import { doubtOf, lookUp, wordsOf } from '../../../tools/audit-pack/results.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-report-'))
afterAll(() => rmSync(folder, { recursive: true }))
const stored = (report: object) => {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('a report of Vitest becomes tests with paths of the product', () => {
  const results = [
    {
      name: at('apps/site/a.test.ts'),
      status: 'failed',
      assertionResults: [
        { ancestorTitles: ['a page'], title: 'opens', status: 'passed', duration: 12.4 },
        { ancestorTitles: [], title: 'closes', status: 'failed' },
        { ancestorTitles: [], title: 'waits', status: 'pending' },
      ],
    },
    { name: at('apps/site/b.test.ts'), status: 'failed', assertionResults: [] },
  ]
  const file = 'apps/site/a.test.ts'
  expect(vitestTests(stored({ testResults: results }))).toEqual([
    { file, titles: ['a page', 'opens'], state: 'passed', milliseconds: 12 },
    { file, titles: ['closes'], state: 'failed', milliseconds: 0 },
    { file, titles: ['waits'], state: 'skipped', milliseconds: 0 },
    {
      file: 'apps/site/b.test.ts',
      titles: ['the file can be loaded'],
      state: 'failed',
      milliseconds: 0,
    },
  ])
})

test('a report of Playwright becomes the same, with the time of every try', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'chat.test.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [
    {
      title: 'chat.test.ts',
      specs: [spec('opens', 'flaky', 30, 10)],
      suites: [{ title: 'by keyboard', specs: [spec('closes', 'unexpected', 5), spec('waits', 'skipped')] }],
    },
  ]
  const file = 'tests/browser/chat.test.ts'
  expect(playwrightTests(stored({ config: { rootDir: at('tests/browser') }, suites }))).toEqual([
    { file, titles: ['opens'], state: 'passed', milliseconds: 40 },
    { file, titles: ['by keyboard', 'closes'], state: 'failed', milliseconds: 5 },
    { file, titles: ['by keyboard', 'waits'], state: 'skipped', milliseconds: 0 },
  ])
})

describe('the results of a test that a matrix names', () => {
  const run = (state: string, ...titles: string[]) => ({ file: 'a.test.ts', titles, state })
  const found = lookUp({
    tests: [
      run('passed', 'a rule', 'rule 8: the link "x" leads to "y"'),
      run('failed', 'a rule', 'rule 8: the link "z" leads to ""'),
      run('passed', 'a rule', 'another'),
      run('skipped', 'later (of 3)'),
    ],
  })

  test.each([
    ['rule 8: the link %j leads to %j', '1 of 2 failed'],
    ['rule 8: the link $from leads to $to', '1 of 2 failed'],
    ['a rule', '1 of 3 failed'],
    ['another', 'passed'],
    [undefined, '1 of 3 failed'],
    ['later (of 3)', 'skipped'],
    ['the link', '1 of 2 failed'],
    ['the links', 'no result'],
  ])('%s: %s', (title, words) => {
    expect(wordsOf(found('a.test.ts', title)).words).toBe(words)
  })

  test('are those of its own file', () => {
    expect(wordsOf(found('b.test.ts', 'another')).words).toBe('no result')
  })
})

test('results prove a commit only if nothing was changed, then or now', () => {
  const commit = { id: 'a', at: '2026-11-20T10:00:00Z', isChanged: false }
  const changed = { ...commit, isChanged: true }
  expect(doubtOf({ commit }, commit)).toBeUndefined()
  expect(doubtOf({ commit: changed }, commit)).toContain('no commit')
  expect(doubtOf({ commit }, changed)).toContain('no commit')
  expect(doubtOf({ commit }, { ...commit, id: 'b' })).toContain('another commit')
  expect(doubtOf({ commit }, undefined)).toContain('no history')
  expect(doubtOf({}, commit)).toContain('not known')
  expect(doubtOf(undefined, commit)).toContain('no results')
})
