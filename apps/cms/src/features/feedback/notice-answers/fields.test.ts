import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { noticeAnswerFields } from './fields.ts'

const inside = noticeAnswerFields.flatMap((field): Field[] => ('fields' in field ? field.fields : [field]))

/** Whether the form of a message shows a field. */
function isShown(name: string, message: object): boolean {
  const { admin } = inside.find((field) => 'name' in field && field.name === name) as Field
  return (admin?.condition as ((data: object) => boolean) | undefined)?.(message) ?? true
}
const objection = { kind: 'answer', stance: 'objection', wantsOutcome: false }
const reply = { kind: 'answer', stance: null, wantsOutcome: false }

test('the form of an objection has its stance, and whether the outcome is wanted', () => {
  expect(isShown('stance', objection)).toBe(true)
  expect(isShown('wantsOutcome', objection)).toBe(true)
})

test('the form of a reply to a survey has no empty fields of an objection', () => {
  expect(isShown('stance', reply)).toBe(false)
  expect(isShown('wantsOutcome', reply)).toBe(false)
  expect(isShown('wantsOutcome', { ...reply, wantsOutcome: true })).toBe(true)
})
