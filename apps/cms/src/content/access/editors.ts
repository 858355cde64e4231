import { type Asker, roleOf } from './role.ts'

/** Editors and administrators: those who may publish. */
export const editors = (asker: Asker): boolean => {
  const role = roleOf(asker)
  return role === 'editor' || role === 'admin'
}
