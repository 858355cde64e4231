import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { accounts } from './accounts.ts'

export type Invited = { name: string; email: string; link: string; until: string }

export async function hasAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const where = { email: { equals: email.toLowerCase() } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, overrideAccess: false, req })
  return totalDocs > 0
}

/** An administrator whose password nobody knows yet, and a link that sets one. */
export async function invite(person: Pick<User, 'name' | 'email'>, req: PayloadRequest): Promise<void> {
  await accounts.of(req.payload).invite({ ...person, role: 'admin' }, req)
}

/** Invitations that nobody has taken up yet. A link that was used has no time left. */
export async function openInvitations(req: PayloadRequest): Promise<Invited[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'admin' } },
        { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
      ],
    },
    showHiddenFields: true,
    overrideAccess: true,
    limit: 10,
    depth: 0,
    req,
  })
  return docs.flatMap(({ name, email, resetPasswordToken, resetPasswordExpiration }) =>
    resetPasswordToken && resetPasswordExpiration
      ? [
          {
            name,
            email,
            link: accounts.of(req.payload).addressOfLink(resetPasswordToken, req.payload),
            until: resetPasswordExpiration,
          },
        ]
      : [],
  )
}

/** Those who administer the desk now, with a password of their own. */
export async function administrators(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'admin' } },
    overrideAccess: false,
    limit: 20,
    depth: 0,
    req,
  })
  const invited = (await openInvitations(req)).map(({ email }) => email)
  return docs.filter(({ email }) => !invited.includes(email)).map(({ name }) => name)
}
