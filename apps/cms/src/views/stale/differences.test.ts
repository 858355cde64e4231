import { expect, test } from 'vitest'
import { compare, withStored, withValue } from './differences.ts'

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

const heading = (text: string) => [{ kind: 'heading', level: 2, runs: [{ text }] }]
const news = { description: { en: 'Camp', mr: 'शिबिर' }, body: { en: heading('Camp'), mr: null } }

test('a text and its body are one value, and whose text is kept, his headings are kept', () => {
  const own = {
    ...news,
    description: { en: 'Our camp', mr: 'शिबिर' },
    body: { en: heading('Our camp'), mr: null },
  }
  const stored = { description: { en: 'Cancelled', mr: 'आमचे' }, body: { en: null, mr: heading('आमचे') } }
  const { both, differences } = compare(news, own, stored)
  expect(both).toEqual({
    description: { en: 'Our camp', mr: 'आमचे' },
    body: { en: heading('Our camp'), mr: heading('आमचे') },
  })
  expect(differences).toEqual([
    { path: 'description.en', stored: 'Cancelled', own: { value: 'Our camp' } },
    { path: 'description.mr', stored: 'आमचे' },
  ])
  expect(withStored(both, 'description.en', stored)).toMatchObject({
    description: { en: 'Cancelled' },
    body: { en: null },
  })
})

test('an editor that was only opened takes nothing from the text of the other', () => {
  const before = { ...news, body: { en: null, mr: null } }
  const own = { ...before, body: { en: [{ kind: 'paragraph', runs: [{ text: 'Camp' }] }], mr: null } }
  const stored = { ...before, description: { en: 'Cancelled', mr: 'शिबिर' } }
  const { both, differences } = compare(before, own, stored)
  expect(differences).toEqual([{ path: 'description.en', stored: 'Cancelled', own: { value: 'Camp' } }])
  expect(both).toMatchObject({ description: { en: 'Camp' }, body: own.body })
})
