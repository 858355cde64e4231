import { en } from '@payloadcms/translations/languages/en'
import { expect, it } from 'vitest'
import { marathi } from './catalogue.ts'

type Catalogue = Record<string, Record<string, string>>
const english = en.translations as Catalogue
const ours = marathi as Catalogue

const keysOf = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([section, words]) =>
    Object.keys(words).map((key) => `${section}:${key}`),
  )

const textOf = (catalogue: Catalogue, key: string): string => {
  const [section = '', name = ''] = key.split(':')
  return catalogue[section]?.[name] ?? ''
}

/** Placeholders and tags, which Payload replaces. */
const slots = /\{\{.*?\}\}|<\/?[a-z0-9][^>]*>/g
const slotsIn = (text: string): string[] => [...new Set(text.match(slots))].sort()

it('every word of Payload’s is there in Marathi, and none that Payload no longer has', () => {
  expect(keysOf(ours).sort()).toEqual(keysOf(english).sort())
})

it('every Marathi text is in Devanagari, but for what its slots are filled with', () => {
  const plain = (key: string): string => textOf(ours, key).replace(slots, '')
  expect(keysOf(ours).filter((key) => !/[\u0904-\u0939]/.test(plain(key)))).toEqual([])
  expect(keysOf(ours).filter((key) => /[A-Za-z0-9]/.test(plain(key)))).toEqual([])
})

it.each(keysOf(english))('%s has the same values and tags in both languages', (key) => {
  expect(slotsIn(textOf(ours, key))).toEqual(slotsIn(textOf(english, key)))
})

it('calls one thing by one word', () => {
  const texts = keysOf(ours).map((key) => `${key} ${textOf(ours, key)}`)
  const other = /प्रकाशित|ईमेल|इमेल|फाईल|गाळण|पुष्टी|क्षेत्र आवश्यक|कार्यपटल|पृष्ठ|भ्रमणध्वनी/
  expect(texts.filter((text) => other.test(text))).toEqual([])
})
