import { expect, test } from 'vitest'
import { inOneLanguage } from './one-language.ts'

const words = { en: 'Valid until', mr: 'वैधता दिनांक' }

test('the words of lists, fields and choices are in one language', () => {
  const list = {
    slug: 'tenders',
    labels: { singular: words, plural: words },
    admin: { group: words, description: words },
    fields: [{ name: 'until', label: words, options: [{ value: 'a', label: words }], admin: {} }],
  }
  const text = words.mr
  expect(inOneLanguage(list, 'mr')).toStrictEqual({
    slug: 'tenders',
    labels: { singular: text, plural: text },
    admin: { group: text, description: text },
    fields: [{ name: 'until', label: text, options: [{ value: 'a', label: text }], admin: {} }],
  })
})

test('what has no words of the language has English ones, and what is no text stays', () => {
  const element = { $$typeof: Symbol.for('react.element'), label: words }
  const fields = [{ label: { en: 'Saved' } }, { label: false }, { label: 'Saved' }, element]
  expect(inOneLanguage(fields, 'mr')).toStrictEqual([
    { label: 'Saved' },
    { label: false },
    { label: 'Saved' },
    element,
  ])
})

test('fields that are called as a language are no words', () => {
  const fields = [{ name: 'group', fields: [{ name: 'en', label: words }] }, { group: { fields: [] } }]
  expect(inOneLanguage(fields, 'en')).toStrictEqual([
    { name: 'group', fields: [{ name: 'en', label: words.en }] },
    { group: { fields: [] } },
  ])
})

test('components of ours get both languages', () => {
  const own = { custom: { label: words }, clientProps: { label: words } }
  expect(inOneLanguage(own, 'mr')).toStrictEqual(own)
})
