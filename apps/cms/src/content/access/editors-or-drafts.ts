import { editors } from './editors.ts'
import type { Asker } from './role.ts'
import { staff } from './staff.ts'

type Saved = Asker & { data?: { _status?: unknown } }

/**
 * Editors may change everything, clerks only drafts. The desk asks this with `_status: published` to decide
 * whether to show its Publish button.
 */
export const editorsOrDrafts = (asker: Saved): boolean =>
  editors(asker) || (staff(asker) && asker.data?._status !== 'published')
