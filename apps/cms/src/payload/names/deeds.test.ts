import { expect, test } from 'vitest'
import { deedOf, deeds } from './deeds.ts'

test.each([
  ['delete-12', deeds.delete],
  ['perma-delete-12', deeds.delete],
  ['confirm-many-delete', deeds.delete],
  ['trash-confirm-delete-many-docs', deeds.delete],
  ['confirm-empty-trash', deeds.delete],
  ['confirm-un-publish-12', deeds.withdraw],
  ['unpublish-tenders', deeds.withdraw],
  ['related-unpublish-tenders', deeds.withdraw],
  ['publish-tenders', deeds.publish],
  ['confirm-revert-12', deeds.revert],
  ['restore-12', deeds.restore],
  ['restore-version', deeds.restore],
  ['confirm-restore-many-docs', deeds.restore],
  ['confirm-reset-modal', deeds.reset],
])('the button of the question %s says what it does', (question, deed) => {
  expect(deedOf(question)).toBe(deed)
})

test('another question keeps its own words', () => {
  expect(deedOf('leave-without-saving')).toBeUndefined()
})
