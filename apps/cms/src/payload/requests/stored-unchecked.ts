type Context = Record<string, unknown> | undefined

/**
 * An import stores wrong values too and marks them as work for staff. Requests from outside never have this context.
 * Payload takes the object itself, and hooks write notes into it: each request gets its own.
 */
export const storedUnchecked = (): { isStoredUnchecked: true } => ({ isStoredUnchecked: true })

export const isStoredUnchecked = (context: Context): boolean => context?.isStoredUnchecked === true
