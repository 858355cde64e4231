import type { Where } from 'payload'

/** Neither answered nor closed. */
export const isOpen: Where = { status: { in: ['new', 'in-progress'] } }
export const notAside: Where = { putAside: { exists: false } }
