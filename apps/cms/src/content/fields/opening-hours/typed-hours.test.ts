import { expect, test } from 'vitest'
import { typedHours } from './typed-hours.ts'

test.each([
  ['Mo-Fr 09:45-18:15; PH off', 'Mo-Fr 09:45-18:15; PH off'],
  ['mo-fr 9:45-18:15;ph off', 'Mo-Fr 09:45-18:15; PH off'],
  ['Mon to Fri 9.45 am to 6.15 pm; Sat and Sun closed', 'Mo-Fr 09:45-18:15; Sa,Su off'],
  ['Monday–Saturday: 9–13, 14–18', 'Mo-Sa 09:00-13:00,14:00-18:00'],
  ['सोमवार ते शुक्रवार ९:४५ ते १८:१५; सुट्टी बंद', 'Mo-Fr 09:45-18:15; PH off'],
  ['सोम-शुक्र ९-१३, १४-१८', 'Mo-Fr 09:00-13:00,14:00-18:00'],
  ['दररोज ६:०० ते १०:००', 'Mo-Su 06:00-10:00'],
  ['Daily 12 am - 12 pm', 'Mo-Su 00:00-12:00'],
  ['24 hours', '24/7'],
  ['24/7', '24/7'],
  ['दररोज २४ तास', '24/7'],
  ['20:00-02:00', '20:00-02:00'],
  ['Mo-Fr 9:00-17:00\nSa 9:00-13:00', 'Mo-Fr 09:00-17:00; Sa 09:00-13:00'],
])('"%s" is stored as "%s"', (typed, stored) => {
  expect(typedHours(typed)).toBe(stored)
  expect(typedHours(stored)).toBe(stored)
})

test.each(['in the morning', 'Mo-Fr 25:00-26:00', 'Monday', 'holidays closed'])(
  '"%s" is no hours',
  (typed) => {
    expect(typedHours(typed)).toBeUndefined()
  },
)
