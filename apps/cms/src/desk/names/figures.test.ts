import { expect, test } from 'vitest'
import { digitsIn, fileFactsIn } from './figures.ts'

test.each([
  ['120KB — application/pdf', '120 KB — PDF', '१२० केबी — पीडीएफ'],
  ['2MB — 1920x1080 — image/jpeg', '2 MB — 1920 × 1080 — JPEG', '२ एमबी — १९२० × १०८० — JPEG'],
  ['900 bytes', '900 bytes', '९०० बाइट'],
])('“%s” is written in the reader’s language, also after the language was changed', (payloads, en, mr) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const [english, marathi] = [fileFactsIn('en', payloads), fileFactsIn('mr', payloads)]
  expect([plain(english), plain(marathi)]).toEqual([en, mr])
  expect([fileFactsIn('en', marathi), fileFactsIn('mr', english)]).toEqual([english, marathi])
  expect(fileFactsIn('mr', marathi)).toBe(marathi)
})

test('digits are those of the language', () => {
  expect([digitsIn('mr', '1-10 of 27'), digitsIn('en', '१-१० of 27')]).toEqual(['१-१० of २७', '1-10 of 27'])
})
