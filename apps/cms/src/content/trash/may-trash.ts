import type { Access, CollectionSlug } from 'payload'
import { isToTrash } from '../../payload/trash/trash.ts'
import { ownDrafts } from '../../platform/database/own-drafts.ts'
import { admins } from '../access/admins.ts'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'

/**
 * Administrators remove for good. Editors put into the trash, and so do clerks what only they have ever saved, while it
 * was never published. Payload asks this for both, with the time of the trash in the data.
 */
export const mayTrash =
  (slug: CollectionSlug, { areDrafts }: { areDrafts: boolean } = { areDrafts: true }): Access =>
  async ({ data, req }) => {
    if (admins({ req })) return true
    if (!isToTrash(data)) return false
    if (editors({ req })) return true
    if (!staff({ req }) || !areDrafts) return false
    const own = await ownDrafts(slug, req)
    return own.length > 0 && { id: { in: own } }
  }
