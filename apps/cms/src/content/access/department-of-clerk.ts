import { type Asker, roleOf } from './role.ts'

/** The department whose messages a clerk reads; undefined for other roles, and for clerks without one. */
export function departmentOfClerk({ req }: Asker): number | undefined {
  if (roleOf({ req }) !== 'clerk') return undefined
  const department = req.user?.department
  return (typeof department === 'object' ? department?.id : department) ?? undefined
}
