type Context = Record<string, unknown> | undefined

/**
 * An import stores wrong values too and marks them as work for staff. Requests from outside never have this context.
 */
export const takenAsItIs = { isTakenAsItIs: true }

export const isTakenAsItIs = (context: Context): boolean => context?.isTakenAsItIs === true
