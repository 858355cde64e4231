import { expect, test } from 'vitest'
import { lastChanged } from './last-changed.ts'

const now = Date.parse('2026-11-22T06:00:00Z')
const changed = '2026-03-10T08:00:00.000Z'

test.each([
  ['changed and never reviewed', { updatedAt: changed }, '2026-03-10'],
  ['changed in the Indian night', { updatedAt: '2026-03-10T20:00:00.000Z' }, '2026-03-11'],
  [
    'reviewed after its last change',
    { updatedAt: changed, record: { reviewedOn: '2026-04-01T00:00:00.000Z' } },
    '2026-04-01',
  ],
  [
    'changed after its last review',
    { updatedAt: changed, record: { reviewedOn: '2025-04-01T00:00:00.000Z' } },
    '2026-03-10',
  ],
  [
    'with a review that is still to come',
    { updatedAt: changed, record: { reviewedOn: '2027-04-01T00:00:00.000Z' } },
    '2026-03-10',
  ],
  ['with an empty review', { updatedAt: changed, record: { reviewedOn: null } }, '2026-03-10'],
  ['without any date', {}, undefined],
])('a record %s says its day', (_, record, day) => {
  expect(lastChanged('roads', { id: 1, ...record }, now).last_changed).toBe(day)
})

test('the menu and the wordings, which every page has, say none', () => {
  for (const name of ['mainMenu', 'texts'] as const)
    expect(lastChanged(name, { id: 1, updatedAt: changed }, now)).toEqual({})
})
