import { expect, test } from 'vitest'
import { yearsNamed } from './years-named.ts'

test.each([
  'Financial Year 2022 - 2023',
  'Financial Year: 2022-2023',
  'FY 2022-23',
  'F.Y. 2022–23',
  'Year 2022 to 2023',
  '2022/23',
  ' 2022  -  2023 ',
  'वर्ष २०२२ - २०२३',
  'आर्थिक वर्ष २०२२-२३',
  'सन २०२२ ते २०२३',
])('“%s” names the years 2022-2023', (label) => {
  expect(yearsNamed(label)).toBe('2022-2023')
})

test.each([
  ['a calendar year is not a financial one', '2022', '2022-23'],
  ['a part of a year is not the year', '2022-23', '2022-23 (Part 1)'],
  ['what was revised is not what was first made', '2022-23', 'Revised 2022-23'],
  ['a calendar year may be named so', 'Calendar Year 2022', 'Year 2022'],
  ['a label without a year names itself', 'Older papers', 'In force'],
])('%s', (_, one, other) => {
  expect(yearsNamed(one)).not.toBe(yearsNamed(other))
})

test('a century ends within a financial year', () => {
  expect(yearsNamed('1999-2000')).toBe('1999-2000')
})

test('a label may be nothing', () => {
  expect(yearsNamed('  ')).toBe('')
})
