import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { Accordion } from './accordion.tsx'

const years = [
  { id: 2024, title: '2023 - 2024', count: 1, content: 'April' },
  { id: 2023, title: '2022 - 2023', count: 12, content: 'May' },
]

const read = (opened?: number, path?: string) =>
  readerOf(render(<Accordion parts={years} opened={opened} />, path))

test('the years share a group, so that one is open at a time', () => {
  const names = read()
    .elements('details')
    .map((part) => part.getAttribute('name'))
  expect(names).toEqual([expect.any(String), names[0]])
})

test('all are closed on arrival, unless one is asked for', () => {
  expect(read().elements('details[open]')).toEqual([])
  expect(read(2023).elements('details[open]')).toHaveLength(1)
})

test('each says its number and its documents, in the page’s digits', () => {
  expect(read().getByText('12 documents')).toBeDefined()
  expect(read().getByText('1 document')).toBeDefined()
  expect(read(undefined, '/mr/account').getByText('१२ दस्तऐवज')).toBeDefined()
})
