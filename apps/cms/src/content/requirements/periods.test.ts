import { describe, expect, test } from 'vitest'
import { endOf, periodOf, periodsUntil } from './periods.ts'

describe('the period of a document', () => {
  test.each([
    ['Budget 2024-25', '2024 - 2025', { year: 2024 }],
    ['अंदाजपत्रक २०२४-२५', 'सन २०२४ - २०२५', { year: 2024 }],
    ['Accounts, April to June 2025', '', { year: 2025, quarter: 1 }],
    ['लेखे, जानेवारी ते मार्च २०२६', '', { year: 2025, quarter: 4 }],
    ['Accounts, January to March', 'Year 2025 - 2026', { year: 2025, quarter: 4 }],
    ['Second quarter of 2025-26', '', { year: 2025, quarter: 2 }],
    ['तिसरी तिमाही', 'आर्थिक वर्ष २०२५ - २०२६', { year: 2025, quarter: 3 }],
    ['Audit Report', 'Financial Year 2022 - 2023', { year: 2022 }],
    ['Accounts since 1998-2003', '', undefined],
    ['Cheque Register 01-04-2022 to 10-05-2022', '', undefined],
    ['Budget 1999-00', '', { year: 1999 }],
    ['Earlier records', 'Earlier records', undefined],
  ])('%s, filed under %s', (title, filedUnder, period) => {
    expect(periodOf(title, filedUnder)).toEqual(period)
  })
})

test('periods end with their last day', () => {
  expect([1, 2, 3, 4].map((quarter) => endOf({ year: 2025, quarter: quarter as 1 | 2 | 3 | 4 }))).toEqual([
    '2025-06-30',
    '2025-09-30',
    '2025-12-31',
    '2026-03-31',
  ])
  expect(endOf({ year: 2025 })).toBe('2026-03-31')
})

test.each([
  ['2026-04-01', { year: 2026, quarter: 1 }, { year: 2025, quarter: 4 }],
  ['2026-03-31', { year: 2025, quarter: 4 }, { year: 2025, quarter: 3 }],
  ['2026-11-22', { year: 2026, quarter: 3 }, { year: 2026, quarter: 2 }],
])('on %s a quarter runs, and the one before has ended', (day, running, ended) => {
  expect(periodsUntil(day, 'quarter', 1)).toEqual({ running, ended: [ended] })
})
