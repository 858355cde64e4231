import { expect, test } from 'vitest'
import { example } from '../testing/render-page.tsx'
import {
  endOfNotice,
  inOrder,
  lastDayOf,
  type NoticeTimes,
  nextNoticeChange,
  noticeStateAt,
  openAt,
} from './notice-state.ts'

const at = (clock: string): number => Date.parse(`${clock}:00+05:30`)
/** Open from 7 December 9:45 to 16 December 17:45 in India, extended to the 18th, heard on the 21st at 11. */
const trees = {
  kind: 'trees',
  opens: '2026-12-07T04:15:00.000Z',
  closes: '2026-12-16T12:15:00.000Z',
  corrigenda: [{ closes: null }, { closes: '2026-12-18T12:15:00.000Z' }, { closes: null }],
  hearing: '2026-12-21T05:30:00.000Z',
  decided: null,
  decision: '',
  order: '',
} satisfies NoticeTimes

test.each([
  ['2026-12-07T09:44', 'planned', undefined],
  ['2026-12-07T09:45', 'open', 11],
  ['2026-12-16T17:45', 'open', 2],
  ['2026-12-17T23:59', 'open', 1],
  ['2026-12-18T00:00', 'open', 0],
  ['2026-12-18T17:44', 'open', 0],
  ['2026-12-18T17:45', 'closed', undefined],
  ['2026-12-21T10:59', 'closed', undefined],
  ['2026-12-21T11:00', 'underDecision', undefined],
])('at %s in India it is %s, with the days that are left: %s', (clock, state, days) => {
  expect(noticeStateAt(trees, at(clock))).toEqual({ state, ...(days === undefined ? {} : { days }) })
})

test('without a hearing it is under decision from the day after its last one', () => {
  const unheard = { ...trees, hearing: null }
  expect(noticeStateAt(unheard, at('2026-12-18T23:59'))?.state).toBe('closed')
  expect(noticeStateAt(unheard, at('2026-12-19T00:00'))?.state).toBe('underDecision')
})

test('a day without an hour begins and ends in India', () => {
  const days = { ...trees, opens: '2026-12-07', closes: '2026-12-16', corrigenda: [], hearing: null }
  expect(noticeStateAt(days, at('2026-12-06T23:59'))?.state).toBe('planned')
  expect(noticeStateAt(days, at('2026-12-07T00:00'))?.state).toBe('open')
  expect(noticeStateAt(days, at('2026-12-16T23:59'))).toEqual({ state: 'open', days: 0 })
  expect(noticeStateAt(days, at('2026-12-17T00:00'))?.state).toBe('underDecision')
})

test('a decision counts from its day, or where nobody gave that from when it is known', () => {
  const decided = { ...trees, decided: '2026-12-30' }
  expect(noticeStateAt(decided, at('2026-12-29T23:59'))?.state).toBe('underDecision')
  expect(noticeStateAt(decided, at('2026-12-30T00:00'))?.state).toBe('decided')
  expect(noticeStateAt({ ...trees, decision: 'One tree stays.' }, at('2026-12-22T00:00'))?.state).toBe(
    'decided',
  )
  expect(noticeStateAt({ ...trees, order: '/uploads/order.pdf' }, at('2026-12-22T00:00'))?.state).toBe(
    'decided',
  )
})

test('a general notice has nothing to decide, and without a last day nothing is said', () => {
  const general = { ...trees, kind: 'general' as const }
  expect(noticeStateAt(general, at('2027-06-01T00:00'))?.state).toBe('closed')
  expect(noticeStateAt({ ...general, opens: null, closes: null, corrigenda: [] }, 0)).toBeUndefined()
})

test('the last day is that of the last corrigendum which extends it', () => {
  expect(lastDayOf(trees)).toBe('2026-12-18T12:15:00.000Z')
  expect(lastDayOf({ ...trees, corrigenda: [{ closes: null }] })).toBe(trees.closes)
  expect(endOfNotice(trees)).toBe('2026-12-18T12:15:00.000Z')
})

test('what is said changes when it opens, at each midnight, at its last minute, and with its hearing', () => {
  const next = (clock: string) => nextNoticeChange([trees], at(clock))
  expect(next('2026-12-01T00:00')).toBe(at('2026-12-07T09:45'))
  expect(next('2026-12-10T12:00')).toBe(at('2026-12-11T00:00'))
  expect(next('2026-12-18T12:00')).toBe(at('2026-12-18T17:45'))
  expect(next('2026-12-18T18:00')).toBe(at('2026-12-21T11:00'))
  expect(next('2026-12-22T00:00')).toBe(Number.POSITIVE_INFINITY)
})

test('open ones come first, then planned ones, those under decision, those decided, and the others', () => {
  const rows = example('publicNotices').value
  const now = at('2026-12-15T12:00')
  const links = (notices: readonly { link: string }[]) => notices.map(({ link }) => link.split('/')[2])
  expect(links(inOrder(rows.toReversed(), now))).toEqual([
    'lake-road-trees',
    'budget-2027',
    'waste-bye-laws',
    'market-timings',
    'plan-modification',
    'budget-2026',
    'naming',
  ])
  expect(links(openAt(rows, now))).toEqual(['lake-road-trees', 'budget-2027'])
  expect(openAt(rows, at('2027-01-01T00:00'))).toEqual([])
})
