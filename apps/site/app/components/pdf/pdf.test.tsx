import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { PdfCard, PdfIcon, PdfLink } from './pdf.tsx'

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

test.each([
  ['/', /^Read as text ?: Budget$/, '/documents/0123456789ab'],
  ['/mr', /^मजकूर वाचा ?: Budget$/, '/mr/documents/0123456789ab'],
])('a document whose text has a page leads there, and says of what (%s)', (address, name, to) => {
  const file = { title: 'Budget', path: '/uploads/budget.pdf' }
  for (const Part of [PdfLink, PdfCard, PdfIcon]) {
    const link = readerOf(render(<Part {...file} text="0123456789ab" />, address)).getByRole('link', { name })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, null])
    expect(readerOf(render(<Part {...file} />, address)).queryByRole('link', { name })).toBeNull()
  }
})
