import { expect, test } from 'vitest'
import { askedLanguage } from './asked-language.ts'
import { endpointPath, endpointQuery, endpointUrl, listAtPath } from './endpoint-url.ts'
import { inLanguage } from './language.ts'

test.each([
  ['', { ok: true }],
  ['lang=mr', { ok: true, language: 'mr' }],
  ['language_code=en', { ok: true, language: 'en' }],
  ['language=mr', { ok: true, language: 'mr' }],
  ['lang=mr&language=mr&page=2', { ok: true, language: 'mr' }],
  ['lang=mr&language=en', { ok: false }],
  ['lang=hi', { ok: false }],
  ['lang=MR', { ok: false }],
  ['lang=', { ok: false }],
  ['lang=en&lang=__proto__', { ok: false }],
])('the query %j asks for %j', (query, expected) => {
  expect(askedLanguage(new URLSearchParams(query))).toEqual(expected)
})

test('each list is asked for its language by the name that the specification gives', () => {
  expect(endpointUrl('roads', 'mr')).toBe('/roads?lang=mr')
  expect(endpointUrl('downloads', 'en')).toBe('/downloads?language_code=en')
  expect(endpointUrl('sliders', 'mr')).toBe('/sliders')
  expect(endpointUrl('headings')).toBe('/department-datas')
  expect(endpointQuery('roads', 'en')).toBe('?lang=en')
  expect(endpointPath('municipalProperties')).toBe('/muncipal')
})

test('a list is found by its path, and nothing by any other', () => {
  expect(listAtPath('/muncipal')).toBe('municipalProperties')
  expect(listAtPath('/constructor')).toBeUndefined()
})

test('rows of a language are told by either name of the field', () => {
  expect(inLanguage([{ language: 'en' }, { language: 'mr' }], 'mr')).toEqual([{ language: 'mr' }])
  expect(inLanguage([{ language_code: 'en' }, { language_code: 'mr' }], 'en')).toEqual([
    { language_code: 'en' },
  ])
  expect(inLanguage([{ id: 1 }], 'en')).toEqual([{ id: 1 }])
})
