import { expect, test } from 'vitest'
import { toAsciiDigits } from './digits.ts'
import { readYear } from './year.ts'

test.each([
  ['Financial Year 2022 - 2023', 2022],
  ['Year 2021 - 2022', 2021],
  ['2023 - 2024', 2023],
  ['वर्ष २०२३ - २०२४', 2023],
  ['आर्थिक वर्ष २०२२-२३', 2022],
  ['2009-10', 2009],
  ['FY2019', 2019],
  ['In force', undefined],
  ['', undefined],
  ['Order 123456', undefined],
  ['No. 12 of 2021', 2021],
])('the year of %j is %j', (label, year) => {
  expect(readYear(label)).toBe(year)
})

test('Devanagari digits are ordinary digits, other characters stay', () => {
  expect(toAsciiDigits('क्र. ०१२३४५६७८९ / 7')).toBe('क्र. 0123456789 / 7')
})
