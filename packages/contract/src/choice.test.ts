import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Choice, optionsOf, optionWrittenAs } from './choice.ts'
import type { Fields } from './field.ts'
import { choice } from './field-kinds.ts'
import { lists } from './generated/lists.ts'
import { choiceFrom } from './reader/choice.ts'
import type { Row } from './row.ts'

const choicesIn = (fields: Fields, at: string): [string, Choice][] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const here = `${at}.${name}`
    if (field.inside) return choicesIn(field.inside, here)
    return field.choice ? [[here, field.choice]] : []
  })

const choices = Object.entries(lists).flatMap(([name, { fields }]) => choicesIn(fields, name))

describe.each(choices)('the choice %s', (_name, declared) => {
  test('has a name in each language for every value', () => {
    for (const { value, label } of optionsOf(declared)) {
      expect(label.en, value).toMatch(/^[A-Z][^\p{Script=Devanagari}]*$/u)
      expect(label.mr, value).toMatch(/^\p{Script=Devanagari}[^A-Za-z0-9]*$/u)
    }
  })

  test('understands each spelling as one value only', () => {
    const options = optionsOf(declared)
    for (const { value, label, also } of options)
      for (const text of [value, label.en, label.mr, ...also]) {
        const meant = options.filter((option) => optionWrittenAs(text, [option]))
        expect(
          meant.map((option) => option.value),
          text,
        ).toEqual([value])
      }
  })

  test('says no spelling twice', () => {
    const said = optionsOf(declared).flatMap(({ value, label, also }) => [
      ...new Set([value, label.en, label.mr].map((text) => text.toLowerCase())),
      ...also,
    ])
    expect(said).toEqual([...new Set(said)])
  })

  test('reads its own values in any case, and others as it says', () => {
    for (const value of declared.values) {
      expect(choiceFrom(value, declared)).toBe(value)
      expect(choiceFrom(` ${value.toUpperCase()} `, declared)).toBe(value)
    }
    for (const other of ['', 'something else', 'constructor', 7, null, undefined, [], {}])
      expect(choiceFrom(other, declared)).toBe(declared.otherwise)
  })
})

const part = { en: 'Part', mr: 'भाग' }
const side = lists.budgets.fields.lines.inside.side.choice

test.each([
  [' Receipts ', 'income'],
  ['INCOME', 'income'],
  ['जमा  बाजू', 'income'],
  ['खर्च', 'expenditure'],
  ['opening', 'opening'],
  ['balance', undefined],
  ['', undefined],
])('%s in a sheet is the side %s', (text, value) => {
  expect(optionWrittenAs(text, optionsOf(side))?.value).toBe(value)
})

test('a server’s value is read by its values alone: names belong to people', () => {
  expect(choiceFrom('Receipts', side)).toBe('')
})

test('older servers may write a value with more around it', () => {
  const ward = choice(
    part,
    'Which part',
    { East: { en: 'East', mr: 'पूर्व' }, West: { en: 'West', mr: 'पश्चिम' } },
    { older: { 'east*': 'East', '*पश्चिम*': 'West' } },
  ).choice
  expect(choiceFrom('Eastern part', ward)).toBe('East')
  expect(choiceFrom('North-East', ward)).toBeUndefined()
  expect(choiceFrom('शहर पश्चिम भाग', ward)).toBe('West')
  expect(optionWrittenAs('Eastern part', optionsOf(ward))?.value).toBe('East')
})

test('a choice says in the API document what its values mean', () => {
  expect(lists.resolutions.fields.outcome.schema.description).toBe(
    'How it was decided: `unanimous` (Passed unanimously, एकमताने मंजूर), `majority` (Passed by majority, बहुमताने मंजूर), `rejected` (नामंजूर), or `deferred` (स्थगित); empty where nobody said.',
  )
})

test('its type is its values, with an empty one where it may be empty', () => {
  expectTypeOf<Row<'resolutions'>['outcome']>().toEqualTypeOf<
    'unanimous' | 'majority' | 'rejected' | 'deferred' | ''
  >()
  // @ts-expect-error Every value has both names.
  choice(part, 'Which part', { East: { en: 'East' } })
  // @ts-expect-error Unknown values become one of its own.
  choice(part, 'Which part', { East: { en: 'East', mr: 'पूर्व' } }, { otherwise: 'North' })
})
