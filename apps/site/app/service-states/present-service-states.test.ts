import { describe, expect, test } from 'vitest'
import { plannedTroubles, type StateRow, statesAt, troublesAt, troublesOn } from './present-service-states.ts'

const at = (clock: string): string => `2026-07-14T${clock}:00.000Z`
const state = (id: number, service: StateRow['service'], more: Partial<StateRow> = {}): StateRow => ({
  id,
  language: 'en',
  service,
  state: 'limited',
  reason: `Reason ${id}`,
  wards: '',
  since: null,
  until: null,
  departmentId: 0,
  ...more,
})
const ids = (rows: readonly StateRow[]) => rows.map(({ id }) => id)

test.each([
  ['before it begins', '09:59', []],
  ['from its first moment', '10:00', [1]],
  ['no more at its end', '12:00', []],
])('the state of a service is shown %s', (_, clock, expected) => {
  const rows = [state(1, 'water', { since: at('10:00'), until: at('12:00') })]
  expect(ids(statesAt(rows, Date.parse(at(clock))))).toEqual(expected)
})

test('water comes first, whatever the order in the desk', () => {
  const rows = [state(1, 'offices'), state(2, 'buses'), state(3, 'water')]
  expect(ids(statesAt(rows, Date.parse(at('10:00'))))).toEqual([3, 2, 1])
})

test('what works as usual is no trouble', () => {
  const rows = [state(1, 'water', { state: 'normal' }), state(2, 'roads', { state: 'stopped' })]
  expect(ids(troublesAt(rows, Date.parse(at('10:00'))))).toEqual([2])
})

test('what is still to begin is planned, the next first, unless it is nothing to worry about', () => {
  const rows = [
    state(1, 'water', { since: at('14:00') }),
    state(2, 'roads', { since: at('12:00'), until: at('13:00') }),
    state(3, 'buses', { since: at('09:00') }),
    state(4, 'waste', { since: at('12:00'), state: 'normal' }),
    state(5, 'offices'),
  ]
  expect(ids(plannedTroubles(rows, Date.parse(at('10:00'))))).toEqual([2, 1])
})

test('stopped water is told on home, and no other trouble', () => {
  const rows = [
    state(1, 'water', { state: 'stopped' }),
    state(2, 'water'),
    state(3, 'buses', { state: 'stopped' }),
  ]
  expect(ids(troublesOn(rows, '/', undefined))).toEqual([1])
})

describe('a trouble stands above the pages that it concerns', () => {
  const rows = [state(1, 'roads'), state(2, 'streetLights'), state(3, 'offices'), state(4, 'buses')]
  test.each([
    ['/roads', [1]],
    ['/electric', [2]],
    ['/contact', [3]],
    ['/schools', []],
  ])('%s', (path, expected) => {
    expect(ids(troublesOn(rows, path, undefined))).toEqual(expected)
  })

  test('and above the pages of the department that it names', () => {
    const water = [state(1, 'water', { departmentId: 3 }), state(2, 'water')]
    expect(ids(troublesOn(water, '/water-department', 3))).toEqual([1])
    expect(ids(troublesOn(water, '/tax-department', 4))).toEqual([])
    expect(ids(troublesOn(water, '/schools', undefined))).toEqual([])
  })
})
