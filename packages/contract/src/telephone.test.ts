import { expect, test } from 'vitest'
import { canBeDialled, internationalNumber } from './telephone.ts'

test.each([
  ['९८२२० १२३४५', '919822012345'],
  ['98220 12345', '919822012345'],
  ['09822012345', '919822012345'],
  ['+91 98220-12345', '919822012345'],
  ['0091 98220 12345', '919822012345'],
  ['919822012345', '919822012345'],
  ['0251-555-0100', '912515550100'],
  ['+44 20 7946 0000', '442079460000'],
  ['5550100', undefined],
  ['112', undefined],
  ['98220123456', undefined],
  ['', undefined],
])('%s is the number %s for a messaging app', (written, number) => {
  expect(internationalNumber(written)).toBe(number)
})

test.each([
  ['९८२२० १२३४५', true],
  ['+91 98220 12345', true],
  ['0251-555-0101', true],
  ['(०२५१) ५५५०१०१', true],
  ['112', true],
  ['1916', true],
  ['1800-555-010', true],
  ['1800-233-0100', true],
  ['5550101', false],
  ['251-555-0101', false],
  ['+9122', false],
  ['12', false],
  ['982201234', false],
])('%s can be dialled: %s', (written, can) => {
  expect(canBeDialled(written)).toBe(can)
})
