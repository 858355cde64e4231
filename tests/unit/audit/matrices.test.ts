import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  decision,
  hasTest,
  isDocumented,
  isThere,
  linesOf,
  linesOfReport,
  top,
} from '../../../tools/audit-pack/matrices.ts'

const matrices = [
  { name: 'ASVS 5.0', lines: linesOf('docs/audit/asvs-5.0.csv'), all: 253 },
  { name: 'GIGW 3.0', lines: linesOf('docs/audit/gigw-3.0.csv'), all: 88 },
  { name: 'Indian law', lines: linesOf('docs/audit/indian-law.csv'), all: 20 },
  { name: 'WCAG 2.2', lines: linesOfReport('docs/audit/wcag-2.2.md'), all: 55 },
]

/** What no product can do, and is told to whom it falls. */
const isOfOthers = (verdict: string): boolean => verdict === 'council' || verdict === 'operator'

describe.each(matrices)('$name', ({ name, lines, all }) => {
  const count = (...verdicts: string[]) => lines.filter(({ verdict }) => verdicts.includes(verdict)).length

  test('has each requirement once, with a verdict', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    expect(lines).toHaveLength(all)
    expect(count('met', 'partly', 'not', 'n-a', 'council', 'operator')).toBe(all)
  })

  test('names only files, headings and tests that exist', () => {
    const gone = lines.flatMap(({ id, code, tests }) => [
      ...code.filter((place) => !isThere(place)).map((place) => `${id}: ${place}`),
      ...tests.filter((each) => !hasTest(each)).map(({ file, title }) => `${id}: ${file} ${title ?? ''}`),
    ])
    expect(gone).toEqual([])
  })

  test('has a test or a document for what is met', () => {
    const met = lines.filter(({ verdict }) => verdict === 'met')
    const unkept = met.filter((line) => line.tests.length === 0 && !isDocumented(line))
    expect(unkept.map(({ id }) => id)).toEqual([])
    expect(met.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([])
  })

  test('has a decision that names it for what is not wholly met', () => {
    const open = lines.filter(({ verdict }) => verdict === 'partly' || verdict === 'not')
    const undecided = open.filter(
      ({ id, answer }) => !answer.split(', ').some((number) => decision(number)?.includes(id)),
    )
    expect(undecided.map(({ id }) => id)).toEqual([])
  })

  test('says why something does not apply, or is the work of others', () => {
    const mute = lines.filter(
      ({ verdict, answer }) => (verdict === 'n-a' || isOfOthers(verdict)) && answer.length < 5,
    )
    expect(mute.map(({ id }) => id)).toEqual([])
  })

  test('has the counts that the first page says', () => {
    const counts = [count('met'), count('partly'), count('not'), count('n-a'), count('council', 'operator')]
    const row = `| ${[name, all, ...counts].join(' | ')} |`
    expect(readFileSync(path.join(top, 'docs/audit/README.md'), 'utf8')).toContain(row)
  })
})
