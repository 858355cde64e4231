import { expect, test } from 'vitest'
import { textsOnServer } from './interface-texts.ts'

test('texts of staff that name each other stay as they were written', () => {
  const wording = new Map([
    ['common:home', '$t(common:search) $t(common:search)'],
    ['common:search', '$t(common:menu) $t(common:menu)'],
    ['common:menu', '$t(common:home) $t(common:home)'],
  ])
  const texts = textsOnServer('en', ['common'], wording)
  expect(texts.t('common:home')).toBe('$t(common:search) $t(common:search)')
})

const told = (language: 'en' | 'mr', wording: [string, string][] = []) =>
  textsOnServer(language, ['common', 'contact'], new Map(wording))

test('a text says its values, as they are', () => {
  const { t } = told('en')
  expect(t('common:pictureOf', { number: '3', total: '{{number}} $& 12' })).toContain('{{number}} $& 12')
  expect(t('common:pictureOf', { number: '3' })).not.toMatch(/[{}]|undefined/)
})

test.each([
  ['en', 1, '1 document'],
  ['en', 2, '2 documents'],
  ['en', 0, '0 documents'],
  ['mr', 1, '1 दस्तऐवज'],
] as const)('in %s a count of %i is written “%s”', (language, count, text) => {
  expect(told(language).t('common:documentCount', { count, number: String(count) })).toBe(text)
})

test('a key belongs to its catalogue, and without one to the first', () => {
  const texts = told('en', [
    ['common:send', 'common'],
    ['contact:send', 'contact'],
  ])
  expect(texts.of('contact')('common:search')).toBe(texts.t('common:search'))
  expect(texts.of('contact')).toBe(texts.of('contact'))
})

test('staff have the last word, in the digits of the language', () => {
  expect(told('mr', [['common:search', 'शोध 24']]).t('common:search')).toBe('शोध २४')
})

test('a text that is not here is its key', () => {
  expect(told('en').t('home:nowhere' as never)).toBe('nowhere')
})
