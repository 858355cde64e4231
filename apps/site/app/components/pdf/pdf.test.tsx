import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { PdfCard, PdfLink } from './pdf.tsx'

test('a document says its type and size, and that it opens a new tab', () => {
  const document = <PdfLink title="Budget" path="/uploads/budget.pdf" bytes={421_888} />
  const { linksToNewTabs, getByRole } = readerOf(render(document))
  expect(linksToNewTabs).toEqual(['/api/uploads/budget.pdf'])
  expect(getByRole('link', { name: /^Budget *PDF, 412 KB.*opens in a new tab/ })).toBeTruthy()
})

test.each([
  ['/', 'Share Budget'],
  ['/mr', 'शेअर करा Budget'],
])('a document is shared by a button of its own, which only the script shows (%s)', (address, name) => {
  const page = readerOf(render(<PdfLink title="Budget" path="/uploads/budget.pdf" />, address))
  expect(page.getByRole('button', { name }).classList.contains('scripted')).toBe(true)
})

test('a record whose document is missing is not shared', () => {
  expect(readerOf(render(<PdfLink title="Budget" path="" />)).queryByRole('button')).toBeNull()
})

test('without a size only the type is said', () => {
  const { getByText } = readerOf(render(<PdfLink title="Budget" path="https://files.example/b.pdf" />))
  expect(getByText('PDF')).toBeTruthy()
})

test('a record whose document is missing leads nowhere', () => {
  expect(readerOf(render(<PdfLink title="Budget" path="" />)).links).toEqual([])
  expect(readerOf(render(<PdfCard title="Budget" path={undefined} />)).links).toEqual([])
})
