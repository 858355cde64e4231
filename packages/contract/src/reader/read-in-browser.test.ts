import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleRows } from '../examples/index.ts'
import { listNames } from '../list-paths.ts'
import { readInBrowser } from './read-in-browser.ts'
import { readList } from './read-list.ts'

/** Ways in which a field may be changed in transit. */
const anything = fc.oneof(
  fc.constantFrom(null, undefined, '', '#', '/', '-', 0, -1, 1, 1.5, true, false, {}, [], [null], [{}]),
  fc.constantFrom(
    'MAILTO:x',
    'mailto:',
    'tel:',
    'javascript:alert(1)',
    '../x',
    'http://',
    '०१',
    '0000-00-00',
  ),
  fc.string(),
  fc.jsonValue(),
)

describe.each(listNames)('%s', (name) => {
  const rows = exampleRows(name, 'mr')
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))]

  test('is read by the browser as by the server, whatever becomes of its fields', () => {
    const changes = fc.dictionary(fc.constantFrom(...fields), anything, { noNullPrototype: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(rows.length - 1), changes), { maxLength: 5 }), (changed) => {
        const sent = changed.map(([index, change]) => ({ ...rows[index], ...change }))
        // A row of the other language stays in the browser.
        const read: object[] = readInBrowser(name, 'mr', sent)
        const own = read.filter((row) => !('language_code' in row && row.language_code === 'en'))
        expect(own).toEqual(readList(name, 'mr', sent))
      }),
      { numRuns: 60 },
    )
  })
})

test('that a row is in the other language stays with it', () => {
  const row = { id: 1, language_code: 'mr', name: 'Form', pdf: '/a.pdf', in_other_language: true }
  expect(readInBrowser('downloads', 'mr', [row])).toEqual([row])
  expect(readInBrowser('downloads', 'mr', [{ ...row, in_other_language: 'perhaps' }])).toEqual([
    { id: 1, language_code: 'mr', name: 'Form', pdf: '/a.pdf' },
  ])
})

test('rows that are none are left out, and the sizes of files stay', () => {
  const files = { '/uploads/a.pdf': { bytes: 7 }, '/uploads/b.pdf': null }
  const row = { id: 1, language_code: 'en', name: 'Form', pdf: '/uploads/a.pdf', files }
  expect(readInBrowser('downloads', 'en', [null, 7, 'x', [], row])).toEqual([
    { ...row, files: { '/uploads/a.pdf': { bytes: 7 } } },
  ])
})
