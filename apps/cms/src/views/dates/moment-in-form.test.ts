import { expect, test } from 'vitest'
import { momentIn } from './moment-in-form.ts'

test('a day and its hour, in either kind of digits, are one moment', () => {
  expect(momentIn({ 'end-day': '2027-01-26', 'end-time': '१०.३०' }, 'end')).toBe('2027-01-26T10:30')
})

test('a day without an hour begins at midnight, and an hour without a day is none', () => {
  expect(momentIn({ 'end-day': '2027-01-26', 'end-time': ' ' }, 'end')).toBe('2027-01-26T00:00')
  expect(momentIn({ 'end-day': '', 'end-time': '10:30' }, 'end')).toBeUndefined()
})
