import { describe, expect, it, test } from 'vitest'
import type { Budget } from './budget-path.ts'
import { byYear, yearOf } from './budget-path.ts'
import { rupeesInWords } from './rupees-in-words.ts'
import { headsOf, isClosed, type Line, perResident, sharesOf, totalsOf } from './sums.ts'

const line = (side: Line['side'], head: string, planned: string, actual = ''): Line =>
  ({ id: 1, side, head, item: '', planned, revised: '', actual }) as Line

describe('shares', () => {
  test.each([
    [
      [1, 1, 1],
      [33.4, 33.3, 33.3],
    ],
    [
      [50, 50],
      [50, 50],
    ],
    [
      [999, 1],
      [99.9, 0.1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[], []],
  ])('of %j are %j', (amounts, shares) => {
    expect(sharesOf(amounts)).toEqual(shares)
  })

  it('add up to a hundred, however many there are', () => {
    for (let count = 1; count <= 40; count += 1) {
      const shares = sharesOf(Array.from({ length: count }, (_, index) => (index + 1) ** 1.7))
      expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 10)).toBe(1000)
    }
  })
})

describe('an amount for each resident', () => {
  test.each([
    [1_000_000, '300', 3333],
    [500, '1000', 1],
    [undefined, '1000', undefined],
    [1_000_000, '', undefined],
    [1_000_000, '0', undefined],
    [1_000_000, '-5', undefined],
  ])('%s among %s is %s', (rupees, population, expected) => {
    expect(perResident(rupees, { population })).toBe(expected)
  })
})

describe('the totals of a year', () => {
  const lines = [
    line('opening', 'Opening balance', '10', '12'),
    line('income', 'Taxes', '100', '90.1'),
    line('income', 'Grants', '50', '50.2'),
    line('expenditure', 'Roads', '120', '160.3'),
  ]

  it('are sums of what is given, and the opening balance is no income', () => {
    expect(totalsOf({ lines }, 'planned')).toEqual({
      opening: 10,
      income: 150,
      expenditure: 120,
      difference: 30,
      closing: 40,
    })
    expect(totalsOf({ lines }, 'actual')).toMatchObject({ income: 140.3, difference: -20, closing: -8 })
  })

  it('are unknown where nothing is given', () => {
    expect(totalsOf({ lines: [line('income', 'Taxes', '5')] }, 'actual')).toEqual({
      opening: undefined,
      income: undefined,
      expenditure: undefined,
      difference: undefined,
      closing: undefined,
    })
  })

  it('are of closed accounts only when every line has its amount', () => {
    expect(isClosed({ lines })).toBe(true)
    expect(isClosed({ lines: [...lines, line('expenditure', 'Parks', '5')] })).toBe(false)
    expect(isClosed({ lines: [] })).toBe(false)
  })

  it('has its heads by size, items together', () => {
    const heads = headsOf({ lines: [...lines, line('income', 'Grants', '60', '1')] }, 'income', 'planned')
    expect(heads.map(({ name, planned }) => [name, planned])).toEqual([
      ['Grants', 110],
      ['Taxes', 100],
    ])
  })
})

test.each([
  [124_000_000, '₹12.4 crore', '₹१२.४ कोटी'],
  [2_332_000_000, '₹233.2 crore', '₹२३३.२ कोटी'],
  [350_000, '₹3.5 lakh', '₹३.५ लाख'],
  [9_996_000, '₹1 crore', '₹१ कोटी'],
  [99_999, '₹99,999', '₹९९,९९९'],
  [0, '₹0', '₹०'],
  [-20_000_000, '−₹2 crore', '−₹२ कोटी'],
])('%d rupees are said as %s and %s', (rupees, en, mr) => {
  expect(rupeesInWords(rupees, 'en')).toBe(en.replaceAll(' ', '\u00a0'))
  expect(rupeesInWords(rupees, 'mr')).toBe(mr.replaceAll(' ', '\u00a0'))
})

test('years are found in both kinds of digits, the newest first, each once', () => {
  const budgets = ['2024-25', '२०२६-२७', 'Budget', '2025-26', '2024-25'].map((year) => ({ year }) as Budget)
  expect(byYear(budgets).map(yearOf)).toEqual(['2026-27', '2025-26', '2024-25'])
})
