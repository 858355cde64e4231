import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { PdfCard, PdfLink } from './pdf.tsx'

test('a document says its type and size, and that it opens a new tab', () => {
  const html = render(<PdfLink title="Budget" path="/uploads/budget.pdf" bytes={421_888} />)
  expect(html).toContain('href="/api/uploads/budget.pdf"')
  expect(html).toContain('target="_blank"')
  expect(html).toContain('PDF, 412 KB')
  expect(html).toContain('opens in a new tab')
})

test.each([
  ['/', 'Share Budget'],
  ['/mr', 'शेअर करा Budget'],
])('a document is shared by a button of its own, which only the script shows (%s)', (address, name) => {
  const page = readerOf(render(<PdfLink title="Budget" path="/uploads/budget.pdf" />, address))
  expect(page.getByRole('button', { name }).classList.contains('scripted')).toBe(true)
})

test('a record whose document is missing is not shared', () => {
  expect(render(<PdfLink title="Budget" path="" />)).not.toContain('<button')
})

test('without a size only the type is said', () => {
  expect(render(<PdfLink title="Budget" path="https://files.example/b.pdf" />)).toContain('>PDF</span>')
})

test('a record whose document is missing leads nowhere', () => {
  expect(render(<PdfLink title="Budget" path="" />)).not.toContain('<a ')
  expect(render(<PdfCard title="Budget" path={undefined} />)).not.toContain('<a ')
})
