import { cellComplaints } from '@nagardwar/exchange/reading/cell-complaints'
import { describe, expect, it, test } from 'vitest'
import { readRupees } from './read-rupees.ts'
import { complaints } from './words.ts'

describe('an amount is read', () => {
  it.each([
    ['1234567', 'rupees', 1_234_567],
    ['12,34,567', 'rupees', 1_234_567],
    ['1,234,567.5', 'rupees', 1_234_567.5],
    ['१२,३४,५६७', 'rupees', 1_234_567],
    ['₹ 12,34,567/-', 'rupees', 1_234_567],
    ['रु. ५००', 'rupees', 500],
    ['12.34', 'lakh', 1_234_000],
    ['0.1', 'crore', 1_000_000],
    ['33.3', 'thousands', 33_300],
    ['nil', 'lakh', 0],
    ['निरंक', 'lakh', 0],
    ['0', 'lakh', 0],
    ['', 'lakh', null],
    [' – ', 'lakh', null],
  ] as const)('%s in %s', (cell, unit, rupees) => {
    expect(readRupees(cell, unit, 'income')).toEqual({ value: rupees })
  })

  it.each(['abc', '12 lakh', '1,2,3', '12,34,56', '(500', '500)', '1.2.3', '=A1'])('not %s', (cell) => {
    expect(readRupees(cell, 'rupees', 'income')).toEqual({ complaint: cellComplaints.notAnAmount })
  })
})

test('only an opening balance may be below zero', () => {
  expect(readRupees('-500', 'rupees', 'expenditure')).toEqual({ complaint: complaints.belowZero })
  expect(readRupees('(500)', 'rupees', 'income')).toEqual({ complaint: complaints.belowZero })
  expect(readRupees('(५००)', 'rupees', 'opening')).toEqual({ value: -500 })
})

test('an amount that only another unit can mean is refused', () => {
  expect(readRupees('12,34,56,789', 'crore', 'income')).toEqual({ complaint: complaints.tooMuch })
})
