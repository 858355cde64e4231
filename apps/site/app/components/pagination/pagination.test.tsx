import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { Pagination } from './pagination.tsx'

const at = (page: number, address: string) => readerOf(render(<Pagination page={page} pages={3} />, address))

test('previous does nothing on the first page and next does nothing on the last', () => {
  expect(at(1, '/awards').getByText('Previous').closest('a')).toBeNull()
  expect(at(2, '/awards').getByRole('link', { name: 'Previous' })).toBeTruthy()
  expect(at(2, '/awards').getByRole('link', { name: 'Next' })).toBeTruthy()
  expect(at(3, '/awards').getByText('Next').closest('a')).toBeNull()
})

test('a page has its number in the address, the first one has none', () => {
  const { links, getByRole } = at(2, '/mr/elected-pre-officer?page=2')
  expect(new Set(links)).toEqual(
    new Set([1, 2, 3].map((page) => `/mr/elected-pre-officer${page === 1 ? '' : `?page=${page}`}`)),
  )
  expect(getByRole('link', { name: /३/ }).getAttribute('href')).toBe('/mr/elected-pre-officer?page=3')
})

test('one page needs no ways to others', () => {
  expect(render(<Pagination page={1} pages={1} />)).toBe('')
})
