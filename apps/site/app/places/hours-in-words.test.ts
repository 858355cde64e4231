import { readOpeningHours } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { formatIn } from '../i18n/format.ts'
import { hoursInWords } from './hours-in-words.ts'

const words = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  daily: 'Daily',
  closed: 'closed',
  wholeDay: '24 hours',
  always: 'Open day and night',
  closedOnHolidays: 'closed on holidays',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  time: formatIn('en').time,
}

test.each([
  [
    'Mo-Fr 09:45-13:00,14:00-18:15; PH off',
    ['Mon–Fri 9:45 AM to 1:00 PM, 2:00 PM to 6:15 PM', 'Sat, Sun closed', 'closed on holidays'],
  ],
  ['Mo-Su 06:00-10:00', ['Daily 6:00 AM to 10:00 AM']],
  ['24/7', ['Open day and night']],
  ['20:00-02:00', ['Daily 8:00 PM to 2:00 AM']],
  ['Mo 00:00-24:00; Tu-Su 10:00-24:00', ['Mon 24 hours', 'Tue–Sun 10:00 AM to midnight']],
  [
    'Tu,Th 10:00-12:00',
    ['Mon closed', 'Tue 10:00 AM to 12:00 PM', 'Wed closed', 'Thu 10:00 AM to 12:00 PM', 'Fri–Sun closed'],
  ],
])('%s', (hours, written) => {
  const read = readOpeningHours(hours)
  const said = read && hoursInWords(read, words)
  expect(said?.map((part) => part.replaceAll('\u00a0', ' '))).toEqual(written)
})
