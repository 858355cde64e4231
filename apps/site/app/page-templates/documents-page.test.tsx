import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { loaded, renderPage } from '../testing/render-page.tsx'
import { DocumentsPage } from './documents-page.tsx'

const row = (id: number, name: string, more: Partial<Row<'voter'>> = {}): Row<'voter'> => ({
  id,
  language: 'mr',
  name,
  pdf: '/uploads/list.pdf',
  wards: '',
  ...more,
})
const pageOf = (...rows: Row<'voter'>[]) => ({
  default: () => <DocumentsPage title="मतदार" intro="याद्या" documents={loaded<'voter'>(...rows)} />,
  handle: { texts: [] },
})

test('a document is told with type and size, in the digits of the page', () => {
  const files = { '/uploads/list.pdf': { bytes: 421_888 } }
  const { text } = renderPage(pageOf(row(1, 'प्रभाग 1', { files })), {}, { language: 'mr' })
  expect(text).toContain('प्रभाग १ पीडीएफ, ४१२ केबी')
})

test('a name that is only in English is marked', () => {
  const { getByRole } = renderPage(pageOf(row(1, 'Voter list')), {}, { language: 'mr' })
  expect(getByRole('heading', { level: 2 }).innerHTML).toBe('<span lang="en">Voter list</span>')
})

test('the documents keep the order of the council, two in a row', () => {
  const { elements, text } = renderPage(pageOf(row(9, 'नववा'), row(2, 'दुसरा')), {}, { language: 'mr' })
  expect(elements('.list.grid--2')).toHaveLength(1)
  expect(text.indexOf('नववा')).toBeLessThan(text.indexOf('दुसरा'))
})
