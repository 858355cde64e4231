import { expect, expectTypeOf, test } from 'vitest'
import type { Language } from './language.ts'
import { listNames } from './list-paths.ts'
import { renames } from './renames.ts'
import type { Row } from './row.ts'
import { rowSchemas } from './rows/index.ts'
import { toDomain, toDomainRow } from './to-domain.ts'

test('a road keeps its names, but for the language', () => {
  expect(
    toDomain('roads', [{ id: 1, language_code: 'en', description: 'Total', length: '149.35 Km' }]),
  ).toEqual([{ id: 1, language: 'en', description: 'Total', length: '149.35 Km' }])
})

test('a menu entry and its sub-menu get the right names', () => {
  const row = { id: 1, language_code: 'mr', mainMenu: 'योजना', mainMenuLink: '#' } as const
  expect(
    toDomainRow('mainMenu', { ...row, subMenus: [{ id: 2, subMenu: 'अमृत', subLink: '/amrut' }] }),
  ).toEqual({
    id: 1,
    language: 'mr',
    label: 'योजना',
    link: '#',
    items: [{ id: 2, label: 'अमृत', link: '/amrut' }],
  })
})

test('what the site knows about files comes along', () => {
  const files = { '/uploads/a.jpg': { bytes: 4, width: 2, height: 1 } }
  expect(toDomainRow('awardPhotos', { id: 1, image_path: '/uploads/a.jpg', files }).files).toEqual(files)
})

test('a field called __proto__ changes no prototype', () => {
  const row = JSON.parse('{"id":1,"image_path":"/a.jpg","__proto__":{"polluted":true}}')
  expect(Object.getPrototypeOf(toDomainRow('awardPhotos', row))).toBe(Object.prototype)
  expect('polluted' in {}).toBe(false)
})

test('the types follow the table', () => {
  expectTypeOf<Row<'mainMenu'>['items'][number]>().toEqualTypeOf<{
    id: number
    label: string
    link: string
  }>()
  expectTypeOf<Row<'roads'>['language']>().toEqualTypeOf<Language>()
  expectTypeOf<Row<'hospitals'>['division']>().toEqualTypeOf<'East' | 'West'>()
  expectTypeOf<Row<'presidents'>['end']>().toEqualTypeOf<string | null>()
  expectTypeOf<Row<'settings'>['theme']['brandHue']>().toEqualTypeOf<string>()
  expectTypeOf<Row<'gardens'>['images']>().toEqualTypeOf<string[]>()
  expectTypeOf<Row<'sliders'>>().not.toHaveProperty('language')
})

test.each(listNames)(
  'every field that %s renames is a field of its rows, and no two get the same name',
  (name) => {
    const fields = Object.keys(rowSchemas[name].shape)
    const table: Record<string, string | readonly [string, unknown]> = renames[name]
    expect(fields).toEqual(expect.arrayContaining(Object.keys(table)))
    const renamed = fields.map((field) => [table[field] ?? field].flat()[0])
    expect(new Set(renamed).size).toBe(fields.length)
  },
)
