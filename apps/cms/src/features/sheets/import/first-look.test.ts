import { expect, test } from 'vitest'
import { problemOf } from './first-look.ts'

test('a sheet that is too large or of another kind is refused before it is sent, by its name', () => {
  expect(problemOf({ name: 'प्रभाग.xlsx', size: 1000 })).toBeUndefined()
  expect(problemOf({ name: 'प्रभाग.CSV', size: 6_000_000 })?.mr).toBe('प्रभाग.CSV: फाइल ५ एमबीपेक्षा मोठी आहे')
  expect(problemOf({ name: 'wards.pdf', size: 10 })?.en).toBe('wards.pdf: Please choose an Excel or CSV file')
})
