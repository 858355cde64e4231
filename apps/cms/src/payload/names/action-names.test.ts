import { expect, test } from 'vitest'
import { actionNameOf, actionNames } from './action-names.ts'

test.each([
  ['delete-12', actionNames.delete],
  ['perma-delete-12', actionNames.delete],
  ['confirm-many-delete', actionNames.delete],
  ['trash-confirm-delete-many-docs', actionNames.delete],
  ['confirm-empty-trash', actionNames.delete],
  ['confirm-un-publish-12', actionNames.withdraw],
  ['unpublish-tenders', actionNames.withdraw],
  ['related-unpublish-tenders', actionNames.withdraw],
  ['publish-tenders', actionNames.publish],
  ['confirm-revert-12', actionNames.revert],
  ['restore-12', actionNames.restore],
  ['restore-version', actionNames.restore],
  ['confirm-restore-many-docs', actionNames.restore],
  ['confirm-reset-modal', actionNames.reset],
])('the button of the question %s says what it does', (question, deed) => {
  expect(actionNameOf(question)).toBe(deed)
})

test('another question keeps its own words', () => {
  expect(actionNameOf('leave-without-saving')).toBeUndefined()
})
