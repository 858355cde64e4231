import { readdirSync, readFileSync } from 'node:fs'
import { listNames } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { catalogues } from '../paths.ts'
import { withContractNames } from './contract-names.ts'

const own = `  "all": { "en": "All", "mr": "सर्व" }`
const text = (key: string, of: string, en: string, mr: string) =>
  `  "${key}": {\n    "of": "${of}",\n    "en": "${en}",\n    "mr": "${mr}"\n  }`
const file = (...entries: string[]) => `{\n${entries.join(',\n')}\n}\n`
const outcome = (...entries: [string, string, string][]) =>
  entries.map(([key, en, mr]) => text(key, 'resolutions.outcome', en, mr))

test.each(readdirSync(catalogues))(
  'the names in %s are those of the contract: run `npm run generate -w apps/site`',
  (name) => {
    const written = readFileSync(new URL(name, catalogues), 'utf8')
    expect(withContractNames(written)).toBe(written)
  },
)

test('one value brings the others, in the order of the contract', () => {
  expect(
    withContractNames(file(own, ...outcome(['rejected', 'No', 'नाही']), own.replace('all', 'any'))),
  ).toBe(
    file(
      own,
      ...outcome(
        ['unanimous', 'Passed unanimously', 'एकमताने मंजूर'],
        ['majority', 'Passed by majority', 'बहुमताने मंजूर'],
        ['rejected', 'Rejected', 'नामंजूर'],
        ['deferred', 'Deferred', 'स्थगित'],
      ),
      own.replace('all', 'any'),
    ),
  )
})

test('a value that the contract lost goes, and a text of the page’s own stays', () => {
  const before = outcome(['carried', 'Carried', 'मंजूर'], ['majority', 'Majority', 'बहुमत'])
  const after = withContractNames(file('  "deferred": { "en": "Put off", "mr": "पुढे ढकलले" }', ...before))
  expect(Object.keys(JSON.parse(after))).toEqual(['deferred', 'unanimous', 'majority', 'rejected'])
  expect(JSON.parse(after).deferred).toEqual({ en: 'Put off', mr: 'पुढे ढकलले' })
})

test('a text under another word is the name of one value', () => {
  const before = file(text('money', 'budgets.lines.side=income', '', ''))
  expect(withContractNames(before)).toBe(file(text('money', 'budgets.lines.side=income', 'Income', 'जमा')))
})

test('a list brings the others, and is a title elsewhere', () => {
  const texts = JSON.parse(withContractNames(file(text('roads', 'lists', '', ''), own)))
  expect(Object.keys(texts)).toEqual([...listNames, 'all'])
  expect(texts.schools).toEqual({ of: 'lists', en: 'Schools', mr: 'शाळा' })
  const title = file(text('title', 'lists=ponds', '', ''))
  expect(withContractNames(title)).toBe(file(text('title', 'lists=ponds', 'Ponds', 'तलाव')))
})

test('a field is called as in its list, and what several lists share as among the common names', () => {
  for (const [of, en, mr] of [
    ['fields=schools.medium', 'Medium', 'माध्यम'],
    ['fields=budgets.lines.planned', 'Planned', 'अंदाजित'],
    ['common=address', 'Address', 'पत्ता'],
  ] as const)
    expect(withContractNames(file(text('head', of, '', ''), own))).toBe(file(text('head', of, en, mr), own))
})

test('what is no choice, or no value of it, is no text', () => {
  const choices = ['roads.length', 'nothing', 'budgets.lines.side=closing', 'lists=libraries']
  for (const of of [...choices, 'fields', 'common', 'fields=roads.width', 'common=width'])
    expect(() => withContractNames(file(text('a', of, '', '')))).toThrow(of)
})
