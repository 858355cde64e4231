import type { Where } from 'payload'
import type { StoredFeedback } from './status/find.ts'

/** Neither answered nor closed. */
export const isOpen: Where = { status: { in: ['new', 'in-progress'] } }
export const notAside: Where = { putAside: { exists: false } }

type Line = { status: StoredFeedback['status']; putAside?: string | null | undefined }

/** The same of a message that is read already: it can be answered with others. */
export const canBeAnswered = ({ status, putAside }: Line): boolean =>
  (status === 'new' || status === 'in-progress') && !putAside
