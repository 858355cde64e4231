import { expect, test } from 'vitest'
import { endOfTender, isNewAt, nextClosing, type Tender, tenderStateAt } from './tender-state.ts'

const event = (kind: Tender['history'][number]['kind']) => ({ id: 1, day: null, kind, text: '', pdf: '' })
const told = (closes: string | null, ...kinds: Parameters<typeof event>[0][]) => ({
  kind: 'tender' as const,
  closes,
  history: kinds.map(event),
})
/** 18 December 2026, 15:00 in India. */
const closes = '2026-12-18T09:30:00.000Z'
const at = (clock: string): number => Date.parse(`${clock}:00+05:30`)

test.each([
  ['2026-12-08T23:59', 'open', 10],
  ['2026-12-15T00:00', 'open', 3],
  ['2026-12-17T23:59', 'open', 1],
  ['2026-12-18T00:00', 'open', 0],
  ['2026-12-18T14:59', 'open', 0],
  ['2026-12-18T15:00', 'closed', undefined],
  ['2027-03-01T00:00', 'closed', undefined],
])('at %s in India it is %s, with the days that are left: %s', (clock, state, days) => {
  expect(tenderStateAt(told(closes), at(clock))).toEqual({ state, ...(days === undefined ? {} : { days }) })
})

test('a day without an hour lasts to its end in India', () => {
  expect(tenderStateAt(told('2026-12-18'), at('2026-12-18T23:59'))).toEqual({ state: 'open', days: 0 })
  expect(tenderStateAt(told('2026-12-18'), at('2026-12-19T00:00'))).toEqual({ state: 'closed' })
})

test('a result, and a cancellation more than that, count more than the last day', () => {
  const before = at('2026-12-01T00:00')
  expect(tenderStateAt(told(closes, 'corrigendum'), before)?.state).toBe('open')
  expect(tenderStateAt(told(closes, 'corrigendum', 'result'), before)?.state).toBe('result')
  expect(tenderStateAt(told(closes, 'result', 'cancellation'), before)?.state).toBe('cancelled')
})

test('nothing is said of a press release, or where nobody gave a last day', () => {
  expect(tenderStateAt({ ...told(closes), kind: '' }, 0)).toBeUndefined()
  expect(tenderStateAt(told(null), 0)).toBeUndefined()
})

test('the next closing is the first one to come', () => {
  const times = ['2026-12-20', null, closes, '2026-12-01T00:00:00.000Z']
  expect(nextClosing(times, at('2026-12-10T00:00'))).toBe(Date.parse(closes))
  expect(nextClosing(times, Date.parse(closes))).toBe(at('2026-12-21T00:00'))
  expect(nextClosing(times, at('2027-01-01T00:00'))).toBe(Number.POSITIVE_INFINITY)
})

test.each([
  ['open', told(closes), '2026-12-18T14:59', true],
  ['closed', told(closes), '2026-12-18T15:00', false],
  ['with its result', told(closes, 'result'), '2026-12-01T00:00', false],
  ['cancelled', told(closes, 'cancellation'), '2026-12-01T00:00', false],
  ['without a last day', told(null), '2026-12-18T15:00', true],
])('a tender that is %s and has the status New is told as new: %4$s', (_, tender, clock, isNew) => {
  expect(isNewAt({ ...tender, status: 'New' }, at(clock))).toBe(isNew)
  expect(isNewAt({ ...tender, status: '-' }, at(clock))).toBe(false)
})

test('a tender ends with its last day, or with a cancellation before it', () => {
  const cancelled = { ...told(closes), history: [{ ...event('cancellation'), day: '2026-12-10' }] }
  expect(endOfTender(told(closes))).toBe(closes)
  expect(endOfTender(cancelled)).toBe('2026-12-10T18:30:00.000Z')
  expect(endOfTender(told(null))).toBeUndefined()
})
