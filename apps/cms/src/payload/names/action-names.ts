import type { Words } from '../../platform/words/words.ts'

export const actionNames = {
  confirm: { en: 'Confirm', mr: 'खात्री करा' },
  delete: { en: 'Delete', mr: 'हटवा' },
  withdraw: { en: 'Unpublish', mr: 'प्रसिद्धी मागे घ्या' },
  publish: { en: 'Publish', mr: 'प्रसिद्ध करा' },
  revert: { en: 'Revert to published', mr: 'प्रसिद्ध आवृत्ती परत आणा' },
  restore: { en: 'Restore', mr: 'परत आणा' },
  reset: { en: 'Reset', mr: 'मूळ स्थिती आणा' },
} satisfies Record<string, Words>

/** The names of Payload's questions (3.90), which are the ids of their dialogs, and what each of them does. */
const questions: [RegExp, Words][] = [
  [/(?:^|-)unpublish-|^confirm-un-publish-/, actionNames.withdraw],
  [/(?:^|-)publish-/, actionNames.publish],
  [/^confirm-revert-/, actionNames.revert],
  [/(?:^|-)restore-/, actionNames.restore],
  [/(?:^|-)delete(?:-|$)|^confirm-empty-trash$/, actionNames.delete],
  [/^confirm-reset-modal$/, actionNames.reset],
]

export const actionNameOf = (question: string): Words | undefined =>
  questions.find(([name]) => name.test(question))?.[1]
