import { readFileSync } from 'node:fs'
import path from 'node:path'
import { commonNames, type Fields, listNames, lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

type Names = { readonly en: string; readonly mr: string }
type Named = { at: string; label: Names }

const namedIn = (fields: Fields, at: string): Named[] =>
  Object.entries(fields).flatMap(([name, { label, inside }]) => [
    { at: `${at}.${name}`, label },
    ...namedIn(inside ?? {}, `${at}.${name}`),
  ])
const named = listNames.flatMap((name) => namedIn(lists[name].fields, name))

const keyOf = ({ en, mr }: Names): string => `${en} | ${mr}`
const common: ReadonlySet<string> = new Set(Object.values(commonNames).map(keyOf))
const byName = new Map(named.map(({ at, label }) => [keyOf(label), at]))
for (const [name, label] of Object.entries(commonNames)) byName.set(keyOf(label), `common.${name}`)

const pair = /\ben: '((?:[^'\\]|\\.)+)',\s*mr: '((?:[^'\\]|\\.)+)'/g
const pairsIn = (source: string): Names[] =>
  [...source.matchAll(pair)].map(([, en = '', mr = '']) => ({ en, mr }))

/** The names of fields that a source writes itself. */
const writtenIn = (source: string): string[] =>
  pairsIn(source).flatMap((names) => byName.get(keyOf(names)) ?? [])

/** An ordinary word, such as Name, is also that of an account or a form; no two things are called "Pre-bid meeting". */
const isOwn = (at: string): boolean => {
  const label = named.find((each) => each.at === at)?.label
  return label?.en.includes(' ') === true && !common.has(keyOf(label))
}

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8')
const codeBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) => filesBelow(folder)).filter((file) => /(?<!\.test)\.tsx?$/.test(file))

test('the name of a field stands in the contract alone', () => {
  const records = ['collections', 'fields', 'globals', 'budgets', 'shown-pages']
  const desk = codeBelow(...records.map((folder) => `apps/cms/src/content/${folder}`))
  expect(desk.length).toBeGreaterThan(100)
  expect(desk.flatMap((file) => writtenIn(read(file)).map((at) => `${file}: ${at}`))).toEqual([])
  const others = codeBelow('apps/cms/src', 'apps/site/app', 'apps/site/server', 'packages/exchange')
  const own = (file: string): string[] => writtenIn(read(file)).filter(isOwn)
  expect(others.flatMap((file) => own(file).map((at) => `${file}: ${at}`))).toEqual([])
})

type Text = Names & { readonly of?: string }

/** The texts of a catalogue that are a field's own name, or one that lists share under the same key, by hand. */
const namedInCatalogue = (texts: Readonly<Record<string, Text>>): string[] =>
  Object.entries(texts).flatMap(([key, { of, ...names }]) => {
    const at = of === undefined ? byName.get(keyOf(names)) : undefined
    return at !== undefined && (isOwn(at) || at === `common.${key}`) ? [key] : []
  })

test('a page that calls a column as its field is called says so in its catalogue', () => {
  const catalogues = filesBelow('apps/site/app/i18n/catalogues')
  expect(
    catalogues.flatMap((file) => namedInCatalogue(JSON.parse(read(file))).map((key) => `${file}: ${key}`)),
  ).toEqual([])
})

test('in the contract a name is written once: what several lists call alike is among the common names', () => {
  const written = codeBelow('packages/contract/src').flatMap((file) =>
    pairsIn(read(file)).flatMap((names) => (byName.has(keyOf(names)) ? [keyOf(names)] : [])),
  )
  // A value of a choice, or a list, may be called as a field is.
  const ofFields = new Set(named.map(({ label }) => keyOf(label)))
  const others = new Set([
    ...listNames.flatMap((name) => [keyOf(lists[name].one), keyOf(lists[name].many)]),
    ...valuesIn(listNames.map((name) => lists[name].fields)).map(keyOf),
  ])
  const twice = written.filter((key, at) => written.indexOf(key) !== at && ofFields.has(key))
  expect(twice.filter((key) => !others.has(key))).toEqual([])
})

const valuesIn = (all: readonly Fields[]): Names[] =>
  all.flatMap((fields) =>
    Object.values(fields).flatMap(({ choice, inside }) => [
      ...Object.values<Names>(choice?.names ?? {}),
      ...valuesIn(inside ? [inside] : []),
    ]),
  )

test('a name by hand would be seen', () => {
  expect(writtenIn("bilingualText('medium', { en: 'Medium', mr: 'माध्यम' }),")).toEqual(['schools.medium'])
  expect(writtenIn("{ en: 'Name', mr: 'नाव' }")).toEqual(['common.name'])
  expect(writtenIn("{\n  en: 'Pre-bid meeting',\n  mr: 'निविदापूर्व बैठक',\n}").filter(isOwn)).toEqual([
    'tenders.meeting',
  ])
  expect(['common.name', 'schools.medium'].filter(isOwn)).toEqual([])
  const text = { en: 'Year', mr: 'वर्ष' }
  const name = { en: 'Pre-bid meeting', mr: 'निविदापूर्व बैठक' }
  expect(namedInCatalogue({ year: text, years: text, meeting: name })).toEqual(['year', 'meeting'])
  expect(namedInCatalogue({ year: { of: 'common=year', ...text } })).toEqual([])
})

test('each field has a name in each language, of its own in its list', () => {
  for (const { at, label } of named) {
    expect(label.en, at).toMatch(/^[A-Z][^\p{Script=Devanagari}]+$/u)
    expect(label.mr, at).toMatch(/^‘?\p{Script=Devanagari}[^A-Za-z0-9]+$/u)
  }
  const places = named.map(({ at, label }) => `${at.slice(0, at.lastIndexOf('.'))}: ${keyOf(label)}`)
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})
