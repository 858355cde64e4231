import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listNames, lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

type Names = { en: string; mr: string }
type Named = Names & { of?: string }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const inCode = ({ en, mr }: Names): RegExp =>
  new RegExp(`en: '${escaped(en)}',\\s*mr: '${escaped(mr)}'|'${escaped(en)}', '${escaped(mr)}'`)
/** Of a single record the name is an ordinary word, as of a field that points to one. */
const namedInCode = (source: string): string[] =>
  listNames.filter((name) => inCode(lists[name].many).test(source))

/** The texts of a catalogue that are called as a list, or are a page's title, and have the list's name by hand. */
const namedInCatalogue = (texts: Readonly<Record<string, Named>>): string[] =>
  Object.entries(texts).flatMap(([key, { of, en, mr }]) => {
    const named = listNames.filter((name) => lists[name].many.en === en && lists[name].many.mr === mr)
    return of === undefined && named.some((name) => key === 'title' || key === name) ? [key] : []
  })

const read = (file: string): string => readFileSync(path.join(top, file), 'utf8')

test('the name of a list stands in the contract alone', () => {
  const code = ['apps/cms/src', 'apps/site/app', 'apps/site/server', 'packages/exchange']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/look-book/'))
  expect(code.flatMap((file) => namedInCode(read(file)).map((name) => `${file}: ${name}`))).toEqual([])
  const catalogues = filesBelow('apps/site/app/i18n/catalogues')
  expect(
    catalogues.flatMap((file) => namedInCatalogue(JSON.parse(read(file))).map((key) => `${file}: ${key}`)),
  ).toEqual([])
})

test('a name by hand would be seen', () => {
  expect(namedInCode("  many: { en: 'Ponds', mr: 'तलाव' },")).toEqual(['ponds'])
  expect(namedInCode("page('/ponds-talao', ['Ponds', 'तलाव'])")).toEqual(['ponds'])
  const ponds = { en: 'Ponds', mr: 'तलाव' }
  expect(namedInCatalogue({ title: ponds, ponds, water: ponds })).toEqual(['title', 'ponds'])
  expect(namedInCatalogue({ title: { of: 'lists=ponds', ...ponds } })).toEqual([])
})

test('each list has a name of its own, in both languages', () => {
  const all = listNames.map((name) => lists[name].many)
  for (const language of ['en', 'mr'] as const) {
    const names = all.map((each) => each[language])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
  for (const name of listNames)
    for (const { en, mr } of [lists[name].one, lists[name].many]) {
      expect(en, name).toMatch(/^[A-Z][a-z]/)
      expect(mr, name).toMatch(/^[\p{Script=Devanagari}\s]+$/u)
    }
})
