import { expect, test } from 'vitest'
import { digitsIn, fileFactsIn, momentIn } from './figures.ts'

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

test.each([
  ['2026-11-26T00:05:00', '26.11.2026, 00:05', '२६.११.२०२६, ००:०५'],
  ['2026-03-01T12:30:00', '01.03.2026, 12:30', '०१.०३.२०२६, १२:३०'],
  ['2026-05-09T17:45:00', '09.05.2026, 17:45', '०९.०५.२०२६, १७:४५'],
])('the moment of a lock, %s, is written as other moments of the desk', (moment, en, mr) => {
  const payloads = new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    hour: 'numeric',
    hour12: true,
    minute: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment))
  expect([momentIn('en', payloads), momentIn('mr', payloads)]).toEqual([en, mr])
  expect(momentIn('mr', 'lipik@sahyanagar.example')).toBe('lipik@sahyanagar.example')
})
