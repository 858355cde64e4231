import type { CollectionConfig } from 'payload'
import { noQuestionsAboutPeople } from './no-questions-about-people.ts'
import { unassignOfDepartment } from './unassign-messages.ts'

/** A deleted department leaves no clerk with its messages. */
export const unassigningDepartments = ({ hooks, ...departments }: CollectionConfig): CollectionConfig => ({
  ...departments,
  hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), unassignOfDepartment] },
})

/** A proposal can be made of a message, and says nothing of it to whoever may not read it. */
export const proposalsWithoutQuestions = ({ hooks, ...proposals }: CollectionConfig): CollectionConfig => ({
  ...proposals,
  hooks: { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), noQuestionsAboutPeople] },
})
