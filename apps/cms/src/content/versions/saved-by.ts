import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, GroupField } from 'payload'

type Person = { id: number | string; name?: string | null } | null | undefined

/** The name as it was then: an account may be renamed or deleted, its deeds stay. */
const savedBy = (user: Person): { by: string | null; account: number | null } => ({
  by: user?.name ?? null,
  account: user ? Number(user.id) : null,
})

export const noteWhoSaves: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  saved: savedBy(req.user),
})

export const noteWhoSavesSettings: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...data,
  saved: savedBy(req.user),
})

/** Who saved a version, in the version itself. No form shows it, and no request sets it. */
export const saved = (): GroupField => ({
  name: 'saved',
  type: 'group',
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  fields: [
    { name: 'by', type: 'text', admin: { hidden: true } },
    { name: 'account', type: 'number', admin: { hidden: true } },
  ],
})
