import { describe, expect, test } from 'vitest'
import {
  type AlertRow,
  alertsAt,
  alertsFor,
  nextChange,
  pastAlerts,
  plannedAlerts,
} from './present-alerts.ts'

const at = (clock: string): string => `2026-07-14T${clock}:00.000Z`
const time = (clock: string): number => Date.parse(at(clock))
const alert = (
  id: number,
  start: string | null,
  end: string | null,
  more: Partial<AlertRow> = {},
): AlertRow => ({
  id,
  language: 'en',
  text: `Alert ${id}`,
  kind: 'information',
  start: start && at(start),
  end: end && at(end),
  wards: '',
  departmentId: 0,
  ...more,
})
const ids = (alerts: readonly AlertRow[]) => alerts.map(({ id }) => id)

test.each([
  ['before it begins', '09:59', []],
  ['from its first moment', '10:00', [1]],
  ['until it ends', '11:59', [1]],
  ['no more at its end', '12:00', []],
])('an alert is shown %s', (_, clock, expected) => {
  expect(ids(alertsAt([alert(1, '10:00', '12:00')], time(clock)))).toEqual(expected)
})

test('an alert whose times nobody gave is shown', () => {
  expect(ids(alertsAt([alert(1, null, null)], time('10:00')))).toEqual([1])
})

test('danger comes first, then disruptions; of one kind, the newest first', () => {
  const rows = [
    alert(1, '08:00', '20:00'),
    alert(2, '08:00', '20:00', { kind: 'disruption' }),
    alert(3, '08:00', '20:00', { kind: 'danger' }),
    alert(4, '09:00', '20:00', { kind: 'danger' }),
  ]
  expect(ids(alertsAt(rows, time('10:00')))).toEqual([4, 3, 2, 1])
})

test('those that have ended are kept, the last one first', () => {
  const rows = [alert(1, '01:00', '02:00'), alert(2, '03:00', '04:00'), alert(3, '08:00', '20:00')]
  expect(ids(pastAlerts(rows, time('10:00')))).toEqual([2, 1])
})

test('those that are still to begin are planned, the next one first', () => {
  const rows = [
    alert(1, '12:00', null),
    alert(2, '11:00', '13:00'),
    alert(3, '08:00', '20:00'),
    alert(4, '11:00', '09:00'),
    alert(5, null, null),
  ]
  expect(ids(plannedAlerts(rows, time('10:00')))).toEqual([2, 1])
})

describe('the next change', () => {
  const rows = [alert(1, '10:00', '12:00'), alert(2, '11:00', null)]
  test.each([
    ['08:00', time('10:00')],
    ['10:00', time('11:00')],
    ['11:30', time('12:00')],
    ['12:00', Number.POSITIVE_INFINITY],
  ])('after %s', (clock, expected) => {
    expect(nextChange(rows, time(clock))).toBe(expected)
  })
})

test('an alert of a department is for its pages alone', () => {
  const rows = [alert(1, null, null), alert(2, null, null, { departmentId: 3 })]
  expect(ids(alertsFor(rows, undefined))).toEqual([1])
  expect(ids(alertsFor(rows, 4))).toEqual([1])
  expect(ids(alertsFor(rows, 3))).toEqual([1, 2])
})
