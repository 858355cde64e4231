import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linesOf, top } from '../../../tools/audit-pack/matrices.ts'

type Line = { key: string; checkpoints?: string[]; met: Record<string, unknown>[] }

const linesIn = (file: string): Line[] =>
  JSON.parse(readFileSync(path.join(top, 'content/obligations', file), 'utf8'))
const lines = [...linesIn('gigw.json'), ...linesIn('accessibility.json')]
const verdicts = new Map(linesOf('docs/audit/gigw-3.0.csv').map(({ id, verdict }) => [id, verdict]))
const means = ({ met }: Line, kind: string): boolean => met.some((each) => kind in each)
const verdictsOf = (kind: string) =>
  lines
    .filter((line) => means(line, kind))
    .flatMap(({ key, checkpoints = [] }) => checkpoints.map((id) => `${key} ${id}: ${verdicts.get(id)}`))

test('each of the 88 checkpoints of GIGW 3.0 is a line of what the council must publish', () => {
  const named = lines.flatMap(({ checkpoints = [] }) => checkpoints)
  expect([...verdicts.keys()].filter((id) => !named.includes(id))).toEqual([])
  expect(named.filter((id) => !verdicts.has(id))).toEqual([])
  expect(lines.filter(({ checkpoints }) => !checkpoints).map(({ key }) => key)).toEqual([])
})

test('a line that the software meets by itself is met in the matrix, where its test is named', () => {
  expect(verdictsOf('software').length).toBeGreaterThan(50)
  expect(verdictsOf('software').filter((line) => !line.endsWith(': met'))).toEqual([])
})

test('a line that never applies does not apply in the matrix, and the other way round', () => {
  expect(verdictsOf('never').filter((line) => !line.endsWith(': n-a'))).toEqual([])
  const never = lines.filter((line) => means(line, 'never')).flatMap(({ checkpoints = [] }) => checkpoints)
  const notApplicable = [...verdicts].filter(([, verdict]) => verdict === 'n-a').map(([id]) => id)
  expect(never.sort()).toEqual(notApplicable.sort())
})
