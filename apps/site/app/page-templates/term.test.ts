import { expect, test } from 'vitest'
import { formatIn } from '../i18n/format.ts'
import { termOf } from './term.ts'

test.each([
  [{ start: '2020-05-01', end: '2023-04-30' }, '01.05.2020 – 30.04.2023'],
  [{ start: '2020-05-01', end: null }, '01.05.2020 – Present'],
  [{ start: '2020-05-01', end: '0000-00-00' }, '01.05.2020 – Present'],
  [{ start: '2020-05-01', end: '' }, '01.05.2020 – Present'],
  [{ start: null, end: '2023-04-30' }, '30.04.2023'],
])('%o reads %s', (dates, term) => {
  expect(termOf(dates, formatIn('en'), 'Present')).toBe(term)
})

test('in Marathi the dates have Devanagari digits', () => {
  expect(termOf({ start: '2020-05-01' }, formatIn('mr'), 'आजपर्यंत')).toBe('०१.०५.२०२० – आजपर्यंत')
})
