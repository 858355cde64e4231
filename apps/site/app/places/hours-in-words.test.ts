import { readOpeningHours } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { hoursInWords } from './hours-in-words.ts'

const words = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  daily: 'Daily',
  closed: 'closed',
  wholeDay: '24 hours',
  always: 'Open day and night',
  closedOnHolidays: 'closed on holidays',
}

test.each([
  [
    'Mo-Fr 09:45-13:00,14:00-18:15; PH off',
    ['Mon–Fri 09:45–13:00, 14:00–18:15', 'Sat, Sun closed', 'closed on holidays'],
  ],
  ['Mo-Su 06:00-10:00', ['Daily 06:00–10:00']],
  ['24/7', ['Open day and night']],
  ['20:00-02:00', ['Daily 20:00–02:00']],
  ['Mo 00:00-24:00; Tu-Su 10:00-24:00', ['Mon 24 hours', 'Tue–Sun 10:00–24:00']],
  ['Tu,Th 10:00-12:00', ['Mon closed', 'Tue 10:00–12:00', 'Wed closed', 'Thu 10:00–12:00', 'Fri–Sun closed']],
])('%s', (hours, written) => {
  const read = readOpeningHours(hours)
  expect(read && hoursInWords(read, words)).toEqual(written)
})
