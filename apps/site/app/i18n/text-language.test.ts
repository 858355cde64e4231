import { expect, test } from 'vitest'
import { textLanguage } from './text-language.ts'

test.each([
  ['Asphalt roads', 'mr', 'en'],
  ['डांबरी रस्ते', 'mr', undefined],
  ['LED दिवे', 'mr', undefined],
  ['डांबरी रस्ते', 'en', 'mr'],
  ['Asphalt roads', 'en', undefined],
  ['Festival of नगरद्वार in the city', 'en', undefined],
  ['२०२३ - २०२४', 'mr', undefined],
  ['2023-24', 'mr', undefined],
  ['Railway Colony, Ward २९', 'mr', 'en'],
  ['२०२३ - २०२४', 'en', undefined],
  ['', 'en', undefined],
] as const)('"%s" on a page in %s', (text, page, language) => {
  expect(textLanguage(text, page)).toBe(language)
})
