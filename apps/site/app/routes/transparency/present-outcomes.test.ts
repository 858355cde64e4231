import { expect, test } from 'vitest'
import type { Notice } from '../../notices/notice-path.ts'
import { presentOutcomes } from './present-outcomes.ts'

const now = Date.parse('2026-11-28T06:00:00.000Z')
const notice = (over: Partial<Notice>): Notice =>
  ({
    link: '/notices/one',
    title: 'One',
    kind: 'objection',
    opens: '2026-10-01',
    closes: '2026-10-31',
    corrigenda: [],
    hearing: null,
    decided: null,
    answers: null,
    decision: '',
    order: '',
    ...over,
  }) as unknown as Notice
const say = (key: string, values = {}) => [key, ...Object.values(values)].join(' ')
const outcomes = (...notices: Partial<Notice>[]) =>
  presentOutcomes(notices.map(notice), now, say, 'en').map(({ outcome, answers, decision }) =>
    [outcome, answers, decision].filter(Boolean).join(', '),
  )

test('what has no outcome stands first, and says until when answers were taken', () => {
  expect(
    outcomes(
      { decided: '2026-11-02', decision: 'Kept.', answers: '14' as never },
      { closes: '2026-12-10' },
      {},
      { hearing: '2026-12-20' },
    ),
  ).toEqual([
    'noOutcome 31.10.2026',
    'closed 31.10.2026',
    'open 10.12.2026',
    'decidedOn 02.11.2026, 14, Kept.',
  ])
})

test('a corrigendum that gives more time counts', () => {
  const corrigenda = [{ closes: '2026-12-01' }] as Notice['corrigenda']
  expect(outcomes({ corrigenda })).toEqual(['open 01.12.2026'])
})

test('what is only announced, and what nobody decides, is left out', () => {
  expect(outcomes({ opens: '2026-12-05', closes: '2026-12-31' }, { kind: 'general' })).toEqual([])
})
