import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { namespacesText } from './write-namespaces.ts'

type Catalogue = Record<string, unknown>

const folder = new URL('.', import.meta.url)
const filesIn = (language: string) => readdirSync(new URL(`${language}/`, folder)).sort()
const catalogue = (language: string, file: string): Catalogue =>
  JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
const placeholders = (text: unknown) =>
  String(text)
    .match(/\{\{[^}]+\}\}/g)
    ?.sort() ?? []

test('both languages have the same catalogues', () => {
  expect(filesIn('mr')).toEqual(filesIn('en'))
})

describe.each(filesIn('en'))('the texts of %s', (file) => {
  const english = catalogue('en', file)
  const marathi = catalogue('mr', file)

  test('are complete in both languages, in the same order', () => {
    expect(Object.keys(marathi)).toEqual(Object.keys(english))
  })

  test('say first where they appear', () => {
    expect(Object.keys(english)[0]).toBe('_about')
  })

  test('are texts, none of them empty', () => {
    const bad = Object.entries({ ...english, ...marathi }).filter(
      ([, text]) => typeof text !== 'string' || text.trim() === '' || text !== text.trim(),
    )
    expect(bad).toEqual([])
  })

  test('have the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(english))
      expect(placeholders(marathi[key]), key).toEqual(placeholders(text))
  })

  test('are Marathi in Marathi: no ASCII digit, unless in an address or a telephone number', () => {
    const spoiled = Object.entries(marathi).filter(([, text]) => /[0-9]/.test(withoutAddresses(String(text))))
    expect(spoiled).toEqual([])
  })
})

test('the type of all texts has every catalogue: run `npm run generate -w apps/site`', () => {
  expect(readFileSync(new URL('generated/namespaces.ts', folder), 'utf8')).toBe(namespacesText())
})

/** What a machine reads keeps its digits: web and mail addresses, paths and placeholders. */
const withoutAddresses = (text: string) =>
  text.replace(/\{\{[^}]+\}\}|https?:\/\/\S+|\S+@\S+|www\.\S+|\/\S*/g, '')
