import { expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const ponds = example('ponds')
const photos = example('pondPhotos')
const gallery = 'Photo gallery of the ponds'

test('the ponds are listed by name, with their photographs', () => {
  const { rows, text, linksToDialogs } = renderPage(page, { ponds, photos })
  expect(rows.slice(0, 2)).toEqual([
    ['Sr. No.', 'Name of the pond'],
    ['1', 'Sahya Lake'],
  ])
  expect(text).toContain(gallery)
  expect(linksToDialogs).toHaveLength(2)
})

test('in Marathi the serial numbers are Devanagari', () => {
  const { rows } = renderPage(page, { ponds: example('ponds', 'mr'), photos }, { language: 'mr' })
  expect(rows[0]).toEqual(['अ. क्र.', 'तलावाचे नाव'])
  expect(rows[7]).toEqual(['७', 'पायथ्याचा तलाव'])
})

test.each([
  ['en', 'on its way', loading, 'Loading...'],
  ['en', 'unavailable', unavailable, 'error: the list of ponds could not be fetched'],
  ['en', 'refused', { ok: false, error: 'unavailable', message: 'Try later' }, 'error: Try later'],
  ['mr', 'unavailable', unavailable, 'त्रुटी: तलावांची यादी मिळवता आली नाही'],
] as const)('in %s, while the list is %s, the whole page says "%s"', (language, _, list, words) => {
  const { text, linksToDialogs } = renderPage(page, { ponds: list, photos }, { language })
  expect(text).toContain(words)
  expect(linksToDialogs).toEqual([])
})

test('where there are no ponds the table says so, and the photographs stay', () => {
  const { rows, text } = renderPage(page, { ponds: empty, photos })
  expect(rows[1]).toEqual(['No ponds available'])
  expect(text).toContain(gallery)
})

test.each([
  ['loading', loading, 'Loading...'],
  ['failed', unavailable, 'This information cannot be shown right now'],
  ['empty', empty, 'No photos available'],
])('when the photographs are %s the ponds are still there', (_, list, words) => {
  const { text, rows } = renderPage(page, { ponds, photos: list })
  expect(text).toContain(words)
  expect(rows).toHaveLength(8)
})
