import { expect, test } from 'vitest'
import { render } from '../look-book/render.tsx'
import { Pagination } from './pagination.tsx'

const at = (page: number, address: string) => render(<Pagination page={page} pages={3} />, address)

test('previous does nothing on the first page and next does nothing on the last', () => {
  expect(at(1, '/awards')).not.toMatch(/<a[^>]*>(<svg.*?<\/svg>)?Previous/)
  expect(at(2, '/awards')).toMatch(/<a[^>]*>(<svg.*?<\/svg>)?Previous/)
  expect(at(3, '/awards')).not.toMatch(/<a[^>]*>Next/)
})

test('a page has its number in the address, the first one has none', () => {
  const html = at(2, '/mr/elected-pre-officer?page=2')
  expect(html).toContain('href="/mr/elected-pre-officer?page=3"')
  expect(html).toContain('href="/mr/elected-pre-officer"')
  expect(html).toContain('>३</span>')
})

test('one page needs no ways to others', () => {
  expect(render(<Pagination page={1} pages={1} />)).toBe('')
})
