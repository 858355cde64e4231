import { type Role, roles } from '../access/role.ts'

/** Places of the desk whose content clerks cannot save, not even as a draft. A test compares them with the access. */
const byOthers: readonly [place: string, by: Role][] = [
  ['/globals/settings', 'editor'],
  ['/collections/media', 'editor'],
  ['/collections/users', 'admin'],
]

/** Who at least can mend what stands at a place, below the desk’s address. */
export const menderAt = (place: string): Role =>
  byOthers.find(([own]) => place.startsWith(own))?.[1] ?? 'clerk'

/** Whether a role can mend what needs another at least: `admin` comes first. */
export const canMend = (role: Role | undefined, by: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(by)
