import { expect, test } from 'vitest'
import type { Found } from '../../app/api/search.ts'
import { demoDocuments, demoRows, everyPath } from '../testing/demo-council.ts'
import { filledIndexer } from '../testing/filled-indexer.ts'
import { pairs as freshPairs } from './fresh-cases.ts'
import { pairs } from './recall-cases.ts'

const { indexer, titleOf } = await filledIndexer({
  rows: demoRows(),
  documents: demoDocuments(),
  paths: [...everyPath, '/notices', '/events', '/report', '/reports', '/subscribe'],
})

async function isFound(typed: string, expected: string, within: number): Promise<boolean> {
  const language = /\p{Script=Devanagari}/u.test(typed) ? 'mr' : 'en'
  const findings = await indexer.answer({ text: typed, page: 1, language })
  const items: Found[] = findings.state === 'ready' ? findings.items.slice(0, within) : []
  return items.some(({ id, href }) => {
    const title = titleOf(id).toLowerCase()
    return title.includes(expected.toLowerCase()) || href.split('?')[0] === expected
  })
}

test.each([
  ['things that residents type', pairs, 0.97, 5],
  ['things of a list that nobody tuned the search to', freshPairs, 0.9, 3],
])('of %s, enough are among the first results', async (what, cases, least, within) => {
  const missed: string[] = []
  for (const [typed, expected] of cases)
    if (!(await isFound(typed, expected, within))) missed.push(`${typed} → ${expected}`)
  const recall = 1 - missed.length / cases.length
  console.log(
    `Recall ${recall.toFixed(3)} of ${cases.length} ${what}`,
    ...(missed.length > 0 ? ['missed:', missed] : []),
  )
  expect(recall).toBeGreaterThanOrEqual(least)
})

test.each([
  ['malmatta', 'maalmatta'],
  ['ward 12', 'ward १२'],
  ['वॉर्ड १२', 'वॉर्ड 12'],
  ['2023-24', '२०२३-२४'],
  ['budget 2023-24', 'budget २०२३ - २०२४'],
])('%s and %s find the same', async (one, other) => {
  const [first, second] = await Promise.all(
    [one, other].map((text) => indexer.answer({ text, page: 1, language: 'en' })),
  )
  const ids = (findings: typeof first) =>
    findings?.state === 'ready' ? findings.items.map(({ id }) => id) : []
  expect(ids(first).length).toBeGreaterThan(0)
  expect(ids(second)).toEqual(ids(first))
})

test('malmatta and मालमत्ता find the same, whatever the script', async () => {
  const [latin, devanagari] = await Promise.all(
    ['malmatta', 'मालमत्ता'].map((text) => indexer.answer({ text, page: 1, language: 'mr' })),
  )
  expect(latin).toEqual(devanagari)
})

test('prabhag, ward, प्रभाग and वॉर्ड 12 all lead first to the twelfth ward', async () => {
  for (const text of ['prabhag 12', 'ward 12', 'प्रभाग १२', 'वॉर्ड १२', 'ward no. 12', 'प्रभाग क्र. १२']) {
    const findings = await indexer.answer({ text, page: 1, language: 'en' })
    expect([text, findings.state === 'ready' ? findings.items[0]?.id : '']).toEqual([text, 'wards.12'])
  }
})
