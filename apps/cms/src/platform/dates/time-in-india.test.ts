import { expect, test } from 'vitest'
import { dayWords, momentOf, timeInIndia, timeWords } from './time-in-india.ts'

test.each([
  ['10:30', '2027-01-26T05:00:00.000Z'],
  ['१०:३०', '2027-01-26T05:00:00.000Z'],
  ['९.०५', '2027-01-26T03:35:00.000Z'],
])('a day and the time %s are a moment in India', (time, moment) => {
  expect(timeInIndia(momentOf({ day: '2027-01-26', time }))?.toISOString()).toBe(moment)
})

test.each([
  ['2027-01-26', ''],
  ['', '10:30'],
  ['31.02.2027', '10:30'],
  ['2027-01-26', '25:00'],
  ['2027-01-26', 'morning'],
])('“%s” with “%s” is no moment', (day, time) => {
  expect(timeInIndia(momentOf({ day, time }))).toBeUndefined()
})

test('a day is India’s, whatever the clock of the server is set to', () => {
  expect(dayWords('2027-01-25T19:00:00.000Z')).toEqual({ en: '26.01.2027', mr: '२६.०१.२०२७' })
  expect(timeWords('2027-01-25T19:00:00.000Z').en).toBe('26.01.2027, 00:30')
})
