import { describe, expect, test } from 'vitest'
import { stateOf } from './state.ts'

const today = '2026-11-22'

describe('without a period', () => {
  test('it is met by what is there, and missing without it', () => {
    expect(stateOf(undefined, { day: '2020-01-01' }, today)).toEqual({ state: 'met', asOf: '2020-01-01' })
    expect(stateOf(undefined, undefined, today)).toEqual({ state: 'missing' })
  })

  test('it is missing while one of many lacks it', () => {
    expect(stateOf(undefined, { lacking: { count: 1, of: 12 } }, today)).toMatchObject({
      state: 'missing',
      lacking: { count: 1, of: 12 },
    })
    expect(stateOf(undefined, { lacking: { count: 0, of: 12 } }, today).state).toBe('met')
  })
})

describe('every year', () => {
  test.each([
    ['2025-11-22', { state: 'met', due: '2026-11-22' }],
    ['2025-11-21', { state: 'late', since: '2026-11-22' }],
  ])('what is of %s', (day, state) => {
    expect(stateOf({ every: 'year' }, { day }, today)).toEqual({ ...state, asOf: day })
  })
})

describe('accounts of a quarter, two months after it', () => {
  const due = { every: 'quarter', within: 2 } as const
  const quarters = [
    { year: 2025, quarter: 3 },
    { year: 2025, quarter: 4 },
    { year: 2026, quarter: 1 },
    { year: 2026, quarter: 2 },
  ] as const

  test('are due until the last day of November, and late after it', () => {
    const periods = quarters.slice(0, 3)
    expect(stateOf(due, { periods }, '2026-11-30')).toMatchObject({ state: 'due', due: '2026-11-30' })
    expect(stateOf(due, { periods }, '2026-12-01')).toMatchObject({ state: 'late', since: '2026-12-01' })
  })

  test('are met with the next date when all are there', () => {
    expect(stateOf(due, { periods: [...quarters] }, today)).toMatchObject({ state: 'met', due: '2027-02-28' })
  })

  test('are late since the first that is absent, also where nothing was ever there', () => {
    expect(stateOf(due, { periods: [quarters[0], quarters[3]] }, today)).toMatchObject({
      state: 'late',
      since: '2026-06-01',
    })
    expect(stateOf(due, undefined, today)).toMatchObject({ state: 'late', since: '2026-03-01' })
  })
})

test('audited accounts are due three months after the year', () => {
  const due = { every: 'financial-year', within: 3 } as const
  const periods = [{ year: 2023 }, { year: 2024 }]
  expect(stateOf(due, { periods }, '2026-06-30')).toMatchObject({ state: 'due', due: '2026-06-30' })
  expect(stateOf(due, { periods }, '2026-07-01')).toMatchObject({ state: 'late', since: '2026-07-01' })
})

test('what is for the running year is late from its first day', () => {
  const due = { every: 'running-year' } as const
  expect(stateOf(due, { periods: [{ year: 2026 }] }, today)).toMatchObject({
    state: 'met',
    due: '2027-04-01',
  })
  expect(stateOf(due, { periods: [{ year: 2025 }] }, today)).toMatchObject({
    state: 'late',
    since: '2026-04-01',
  })
  expect(stateOf(due, undefined, today)).toEqual({ state: 'missing' })
})
