import type { Payload } from 'payload'
import type { Asker } from './role.ts'

/** Whether this is the one account that reads reports of misconduct. No role has this right. */
export const readsMisconduct = ({ req }: Asker): boolean => req.user?.readsMisconduct === true

type Reader = { id: number; title: { en: string; mr: string } }

/** The account that reads reports of misconduct, and how residents know it; undefined where nobody is named. */
export async function misconductReader(payload: Payload): Promise<Reader | undefined> {
  const [account] = (
    await payload.find({
      collection: 'users',
      where: { readsMisconduct: { equals: true } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
  if (!account) return undefined
  const { en, mr } = account.misconductTitle ?? {}
  return { id: account.id, title: { en: en ?? '', mr: mr ?? '' } }
}
