import { expect, test } from 'vitest'
import { canAnswerMany } from './can-answer.ts'

test('many are answered where one of them at least is open', () => {
  expect(
    canAnswerMany([
      { status: 'answered', putAside: null },
      { status: 'new', putAside: null },
    ]),
  ).toBe(true)
  expect(canAnswerMany([{ status: 'in-progress', putAside: null }])).toBe(true)
})

test('nobody is answered in a list that is empty, done or put aside', () => {
  expect(canAnswerMany([])).toBe(false)
  expect(
    canAnswerMany([
      { status: 'answered', putAside: null },
      { status: 'closed', putAside: null },
    ]),
  ).toBe(false)
  expect(canAnswerMany([{ status: 'new', putAside: 'spam' }])).toBe(false)
})
