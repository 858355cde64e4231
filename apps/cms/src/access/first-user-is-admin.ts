import type { FieldHook } from 'payload'

/** Whoever makes the first account, on a desk that has none yet, looks after all the others. */
export const firstUserIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? 'admin' : value
}
