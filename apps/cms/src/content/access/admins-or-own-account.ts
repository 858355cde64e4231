import type { Where } from 'payload'
import { admins } from './admins.ts'
import type { Asker } from './role.ts'

/** Administrators may change every account, others only their own. */
export const adminsOrOwnAccount = (asker: Asker): boolean | Where => {
  if (admins(asker)) return true
  const id = asker.req.user?.id
  return id === undefined ? false : { id: { equals: id } }
}
