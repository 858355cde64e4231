import { expect, test } from 'vitest'
import { canBeAnswered } from './open-messages.ts'

test('a message is answered with others while it is open and not put aside', () => {
  const answered = [
    { status: 'new', putAside: null },
    { status: 'in-progress' },
    { status: 'answered', putAside: null },
    { status: 'closed', putAside: null },
    { status: 'new', putAside: 'spam' },
  ] as const
  expect(answered.map(canBeAnswered)).toEqual([true, true, false, false, false])
})
