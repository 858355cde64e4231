import { expect, test } from 'vitest'
import { withNoBreaks } from './no-break.ts'

test.each([
  ['१९८० च्या दशकात', '१९८०\u00a0च्या दशकात'],
  ['वयाच्या १० व्या व १६ व्या वर्षी', 'वयाच्या १०\u00a0व्या व १६\u00a0व्या वर्षी'],
  ['२०१८ ची योजना', '२०१८\u00a0ची योजना'],
  ['ठराव क्र. ५८, कलम ४', 'ठराव क्र.\u00a0५८, कलम\u00a0४'],
])('no line ends inside “%s”', (written, shown) => {
  expect(withNoBreaks(written)).toBe(shown)
})

test.each(['१२ चाके', '५ वाडे', 'प्रभाग १२ व १३', 'Ward 12 cha', 'No. 12'])('“%s” stays as it is', (text) => {
  expect(withNoBreaks(text)).toBe(text)
})
