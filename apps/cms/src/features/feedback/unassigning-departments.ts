import type { CollectionConfig } from 'payload'
import { unassignOfDepartment } from './unassign-messages.ts'

/** A deleted department leaves no clerk with its messages. */
export const unassigningDepartments = ({ hooks, ...departments }: CollectionConfig): CollectionConfig => ({
  ...departments,
  hooks: { ...hooks, beforeDelete: [...(hooks?.beforeDelete ?? []), unassignOfDepartment] },
})
