import { expect, test } from 'vitest'
import { bareOf, hrefIn, languageOf } from './language.ts'

test.each([
  ['/roads', 'en', 'en'],
  ['/mr/roads', 'en', 'mr'],
  ['/mr', 'en', 'mr'],
  ['/', 'mr', 'mr'],
  ['/en/roads', 'mr', 'en'],
  ['/mrs-patil', 'en', 'en'],
  ['/en/mr/roads', 'en', 'mr'],
] as const)('the address %s is in %s-first %s', (pathname, defaultLanguage, language) => {
  expect(languageOf(pathname, defaultLanguage)).toBe(language)
})

test.each([
  ['/mr/roads', '/roads'],
  ['/roads', '/roads'],
  ['/mr', '/'],
  ['/', '/'],
  ['/en/mr/roads', '/roads'],
  ['/account/mr', '/account/mr'],
])('without its language, %s is %s', (pathname, bare) => {
  expect(bareOf(pathname)).toBe(bare)
})

test.each([
  ['/roads', 'mr', 'en', '/mr/roads'],
  ['/roads', 'en', 'en', '/roads'],
  ['/mr/roads', 'en', 'en', '/roads'],
  ['/', 'mr', 'en', '/mr'],
  ['/', 'mr', 'mr', '/'],
  ['/roads', 'en', 'mr', '/en/roads'],
  ['/elected-pre-representative?page=2#main', 'mr', 'en', '/mr/elected-pre-representative?page=2#main'],
  ['/uploads/plan.pdf', 'mr', 'en', '/uploads/plan.pdf'],
  ['/api/uploads/plan.pdf', 'mr', 'en', '/api/uploads/plan.pdf'],
  ['https://mahaulb.in/tax', 'mr', 'en', 'https://mahaulb.in/tax'],
  ['//mahaulb.in/tax', 'mr', 'en', '//mahaulb.in/tax'],
  ['tel:1800555010', 'mr', 'en', 'tel:1800555010'],
  ['#main', 'mr', 'en', '#main'],
] as const)('%s in %s where %s is the default is %s', (path, language, defaultLanguage, href) => {
  expect(hrefIn(path, language, defaultLanguage)).toBe(href)
})
