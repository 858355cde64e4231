import type { Access } from 'payload'
import { isToTrash } from '../../payload/trash/trash.ts'
import { ownDrafts } from '../../platform/database/own-drafts.ts'
import { editors } from '../access/editors.ts'
import { mayPublishFromForm } from '../approval/publishing.ts'

/** Who may change a record; one in the trash, and into it, clerks move only what is theirs. So the desk hides the button. */
export const mayChange =
  (slug: string): Access =>
  async ({ data, req }) => {
    if (editors({ req }) || !isToTrash(data)) return mayPublishFromForm({ req, data })
    const own = await ownDrafts(slug, req)
    return own.length > 0 && { id: { in: own } }
  }
