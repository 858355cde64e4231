import { expect, test } from 'vitest'
import { momentOf, timeInIndia } from './time.ts'

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
