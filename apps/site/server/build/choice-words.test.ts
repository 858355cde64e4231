import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogues } from '../paths.ts'
import { withChoiceWords } from './choice-words.ts'

const own = `  "all": { "en": "All", "mr": "सर्व" }`
const text = (key: string, of: string, en: string, mr: string) =>
  `  "${key}": {\n    "of": "${of}",\n    "en": "${en}",\n    "mr": "${mr}"\n  }`
const file = (...entries: string[]) => `{\n${entries.join(',\n')}\n}\n`
const outcome = (...entries: [string, string, string][]) =>
  entries.map(([key, en, mr]) => text(key, 'resolutions.outcome', en, mr))

test.each(readdirSync(catalogues))(
  'the names of choices in %s are those of the contract: run `npm run generate -w apps/site`',
  (name) => {
    const written = readFileSync(new URL(name, catalogues), 'utf8')
    expect(withChoiceWords(written)).toBe(written)
  },
)

test('one value brings the others, in the order of the contract', () => {
  expect(withChoiceWords(file(own, ...outcome(['rejected', 'No', 'नाही']), own.replace('all', 'any')))).toBe(
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
  const after = withChoiceWords(file('  "deferred": { "en": "Put off", "mr": "पुढे ढकलले" }', ...before))
  expect(Object.keys(JSON.parse(after))).toEqual(['deferred', 'unanimous', 'majority', 'rejected'])
  expect(JSON.parse(after).deferred).toEqual({ en: 'Put off', mr: 'पुढे ढकलले' })
})

test('a text under another word is the name of one value', () => {
  const before = file(text('money', 'budgets.lines.side=income', '', ''))
  expect(withChoiceWords(before)).toBe(file(text('money', 'budgets.lines.side=income', 'Income', 'जमा')))
})

test('what is no choice, or no value of it, is no text', () => {
  for (const of of ['roads.length', 'nothing', 'budgets.lines.side=closing'])
    expect(() => withChoiceWords(file(text('a', of, '', '')))).toThrow(of)
})
