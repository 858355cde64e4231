import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Fields, lists, type Option, optionsOf } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { filesBelow, top } from './sources.ts'

type Named = { name: string; options: readonly Option[] }

const choicesIn = (fields: Fields, at: string): Named[] =>
  Object.entries(fields).flatMap(([name, { inside, choice }]) => {
    const own = choice ? [{ name: `${at}.${name}`, options: optionsOf(choice) }] : []
    return [...own, ...choicesIn(inside ?? {}, `${at}.${name}`)]
  })
const choices = Object.entries(lists).flatMap(([name, { fields }]) => choicesIn(fields, name))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const pair = ({ label: { en, mr } }: Option): RegExp =>
  new RegExp(`en['"]?:\\s*['"]${escaped(en)}['"],\\s*['"]?mr['"]?:\\s*['"]${escaped(mr)}['"]`)
/** A text of a catalogue that is written from the contract. */
const fromContract = /"of": "[^"]+",\s+"en": "[^"]+",\s+"mr": "[^"]+"/g

/** The choices that a file names itself: one name may be a word of another thing, two of one choice are that choice. */
function namedIn(source: string): string[] {
  const own = source.replaceAll(fromContract, '')
  return choices.flatMap(({ name, options }) =>
    options.filter((option) => pair(option).test(own)).length > 1 ? [name] : [],
  )
}

test('the names of a choice stand in its list alone', () => {
  const files = ['apps/cms/src', 'apps/site', 'packages', 'tests', 'scripts', 'tools']
    .flatMap((folder) => filesBelow(folder))
    .filter(
      (file) =>
        /(?<!\.test)\.(tsx?|mjs|json)$/.test(file) && !file.startsWith('packages/contract/src/lists/'),
    )
  const named = files.flatMap((file) =>
    namedIn(readFileSync(path.join(top, file), 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(named).toEqual([])
})

test('names by hand would be seen, in the form of code and of a catalogue', () => {
  expect(
    namedIn(`
      { value: 'danger', label: { en: 'Danger', mr: 'धोका' } },
      { value: 'disruption', label: { en: 'Disruption', mr: 'सेवेत व्यत्यय' } },
    `),
  ).toEqual(['alerts.kind'])
  const unanimous = '"en": "Passed unanimously",\n    "mr": "एकमताने मंजूर"'
  const deferred = '"deferred": { "en": "Deferred", "mr": "स्थगित" }'
  expect(namedIn(`"unanimous": {\n    ${unanimous}\n  },\n  ${deferred}`)).toEqual(['resolutions.outcome'])
  expect(
    namedIn(`"unanimous": {\n    "of": "resolutions.outcome",\n    ${unanimous}\n  },\n  ${deferred}`),
  ).toEqual([])
})
