import type { FieldHook } from 'payload'

/** The first account of a desk becomes its administrator. */
export const firstUserIsAdmin: FieldHook = async ({ operation, req, value }) => {
  if (operation !== 'create') return value
  const { totalDocs } = await req.payload.count({ collection: 'users', req })
  return totalDocs === 0 ? 'admin' : value
}
