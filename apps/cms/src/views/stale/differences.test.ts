import { expect, test } from 'vitest'
import { compare, withValue } from './differences.ts'

const before = {
  title: { en: 'Road', mr: 'रस्ता' },
  date: '2026-11-28',
  items: [{ id: 'a', label: 'One' }],
  note: null,
  updatedAt: '1',
}

test('what only the other changed is taken, what only this form changed is kept', () => {
  const own = { ...before, title: { en: 'Road', mr: 'नवा रस्ता' }, updatedAt: '1' }
  const stored = { ...before, title: { en: 'New road', mr: 'रस्ता' }, date: '2026-11-30', updatedAt: '2' }
  expect(compare(before, own, stored)).toEqual({
    both: { ...own, title: { en: 'New road', mr: 'नवा रस्ता' }, date: '2026-11-30' },
    differences: [
      { path: 'title.en', stored: 'New road' },
      { path: 'date', stored: '2026-11-30' },
    ],
  })
})

test('where both changed a field, both texts are there and the form keeps its own', () => {
  const own = { ...before, title: { en: 'Road', mr: 'माझा' } }
  const stored = { ...before, title: { en: 'Road', mr: 'त्यांचा' } }
  const { both, differences } = compare(before, own, stored)
  expect(both).toMatchObject({ title: { mr: 'माझा' } })
  expect(differences).toEqual([{ path: 'title.mr', stored: 'त्यांचा', own: { value: 'माझा' } }])
  expect(withValue(both, 'title.mr', 'त्यांचा')).toMatchObject({ title: { en: 'Road', mr: 'त्यांचा' } })
})

test('rows are one value, and neither their ids nor empty fields are a difference', () => {
  const own = { ...before, items: [{ id: 'b', label: 'One', hint: '' }], note: '' }
  expect(compare(before, own, before).differences).toEqual([])
  const stored = { ...before, items: [...before.items, { id: 'c', label: 'Two' }] }
  expect(compare(before, own, stored)).toMatchObject({
    both: { items: stored.items },
    differences: [{ path: 'items' }],
  })
})

test('what both changed alike is no difference', () => {
  const same = { ...before, title: { en: 'Street', mr: 'रस्ता' } }
  expect(compare(before, same, same).differences).toEqual([])
})
