import type { CollectionSlug, Payload, Where } from 'payload'

/** Where what is missing is put: a path below the desk’s address, or a list and what a record of it has. */
export type Target = string | { list: string; where?: Record<string, string> | undefined; form?: string }

/** The form of the oldest record of any state, to continue with what was begun; else a new one. */
async function formIn(payload: Payload, list: string, where: Record<string, string> = {}): Promise<string> {
  const and: Where[] = Object.entries(where).map(([path, value]) => ({ [path]: { equals: value } }))
  const { docs } = await payload.find({
    collection: list as CollectionSlug,
    where: and.length > 0 ? { and } : {},
    draft: true,
    limit: 1,
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return `/collections/${list}/${docs[0]?.id ?? 'create'}`
}

/** Leads to a list, or to the form in which it is put. */
export async function pathTo(payload: Payload, target: Target, areFormsOpened: boolean): Promise<string> {
  if (typeof target === 'string') return target
  if (!areFormsOpened) return `/collections/${target.list}`
  return target.form ?? formIn(payload, target.list, target.where)
}
