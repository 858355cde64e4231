import { expect, test } from 'vitest'
import { cardUrl, shareUrl } from './share-url.ts'

test.each([
  ['/uploads/lake.jpg', '/images/share_1200/uploads/lake.jpg'],
  ['uploads\\lake side.jpg', '/images/share_1200/uploads/lake%20side.jpg'],
  ['https://elsewhere.example/lake.jpg', undefined],
  ['', undefined],
  [undefined, undefined],
])('the picture "%s" is shared as %s', (path, address) => {
  expect(shareUrl(path)).toBe(address)
})

test('each language has a card', () => {
  expect(cardUrl('mr')).toBe('/images/card_mr.jpg')
})
