import { expect, expectTypeOf, test } from 'vitest'
import { exampleRows } from './examples/index.ts'
import type { Field } from './field.ts'
import { lists } from './generated/lists.ts'
import type { Language } from './language.ts'
import { listNames } from './list-paths.ts'
import type { Row, WireRow } from './row.ts'
import { toDomain } from './to-domain.ts'
import { wireNameOf } from './wire-name.ts'

test('a road keeps its names, but for the language', () => {
  const [row] = exampleRows('roads', 'en')
  const { language_code: language, ...same } = row as WireRow<'roads'>
  expect(toDomain('roads', [row as WireRow<'roads'>])).toEqual([{ ...same, language }])
})

test('a menu entry and its sub-menu get the right names', () => {
  const row = { id: 1, language_code: 'mr', mainMenu: 'योजना', mainMenuLink: '#' } as const
  expect(
    toDomain('mainMenu', [{ ...row, subMenus: [{ id: 2, subMenu: 'अमृत', subLink: '/amrut' }] }]),
  ).toEqual([
    {
      id: 1,
      language: 'mr',
      label: 'योजना',
      link: '#',
      items: [{ id: 2, label: 'अमृत', link: '/amrut' }],
    },
  ])
})

test('what the site knows about files comes along', () => {
  const files = { '/uploads/a.jpg': { bytes: 4, width: 2, height: 1 } }
  expect(toDomain('awardPhotos', [{ id: 1, image_path: '/uploads/a.jpg', files }])[0]?.files).toEqual(files)
})

test('a field called __proto__ changes no prototype', () => {
  const row = JSON.parse('{"id":1,"image_path":"/a.jpg","__proto__":{"polluted":true}}')
  const [domain] = toDomain('awardPhotos', [row])
  expect(Object.getPrototypeOf(domain)).toBe(Object.prototype)
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

test.each(listNames)('the fields of %s have names of their own on the wire, and get ours back', (name) => {
  const fields = Object.entries<Field>(lists[name].fields)
  const wireNames = fields.map(([ours, field]) => wireNameOf(ours, field))
  expect(wireNames).toEqual([...new Set(wireNames)])
  const row = Object.fromEntries(wireNames.map((wire) => [wire, '']))
  expect(Object.keys(toDomain(name, [row as never])[0] ?? {})).toEqual(fields.map(([ours]) => ours))
})
