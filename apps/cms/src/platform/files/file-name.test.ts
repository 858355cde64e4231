import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

const bytes = Buffer.from('a document')
const mark = '0d1da5138c03'

it.each([
  ['Budget 2024 (final).PDF', `budget-2024-final-${mark}.pdf`],
  ['C:\\Users\\desk\\Tax Form.pdf', `tax-form-${mark}.pdf`],
  ['../../etc/passwd.pdf', `passwd-${mark}.pdf`],
  ['Café.pdf', `cafe-${mark}.pdf`],
  ['अंदाजपत्रक.pdf', `अंदाजपत्रक-${mark}.pdf`],
  ['अंदाजपत्रक २०२४ budget.pdf', `अंदाजपत्रक-२०२४-budget-${mark}.pdf`],
  ['निविदा क्र. ७ (रस्ता).pdf', `निविदा-क्र-७-रस्ता-${mark}.pdf`],
  ['कार्‍यालय।.pdf', `कार्यालय-${mark}.pdf`],
  ['预算.pdf', `file-${mark}.pdf`],
  ['page.html.pdf', `page-html-${mark}.pdf`],
  ['', `file-${mark}.pdf`],
])('a file called %s is stored as %s', (name, stored) => {
  expect(fileName(name, bytes, 'pdf')).toBe(stored)
})

it('other bytes under the same name get another address', () => {
  expect(fileName('a.pdf', bytes, 'pdf')).not.toBe(fileName('a.pdf', Buffer.from('changed'), 'pdf'))
})

it('a very long name is cut', () => {
  expect(fileName(`${'long '.repeat(60)}.pdf`, bytes, 'pdf').length).toBeLessThan(80)
})

it('a file that comes back under its stored name keeps that name', () => {
  const stored = fileName('Budget 2024.pdf', bytes, 'pdf')
  expect(fileName(stored, bytes, 'pdf')).toBe(stored)
  expect(fileName(stored, Buffer.from('changed'), 'pdf')).not.toBe(stored)
})

it('a long Marathi name fits into a file system and does not end in half a letter', () => {
  const name = fileName(`${'प्रस्ताव'.repeat(30)}.pdf`, bytes, 'pdf')
  expect(Buffer.byteLength(name)).toBeLessThan(230)
  expect(name).not.toMatch(/\u094d-/)
})
