type Context = Record<string, unknown> | undefined

/**
 * An import stores wrong values too and marks them as work for staff. Requests from outside never have this context.
 */
export const storedUnchecked = { isStoredUnchecked: true }

export const isStoredUnchecked = (context: Context): boolean => context?.isStoredUnchecked === true
