import type { ServerProps } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { InviteForm } from './invite-form.tsx'

/** Above the list of accounts: others than administrators invite nobody. */
export const InvitePart = ({ user }: Pick<ServerProps, 'user'>) =>
  admins({ req: { user: user ?? null } }) ? <InviteForm /> : null
