type Context = Record<string, unknown> | undefined

/** What an import stores is marked for work instead of refused. The context of a request from outside never has it. */
export const takenAsItIs = { isTakenAsItIs: true }

export const isTakenAsItIs = (context: Context): boolean => context?.isTakenAsItIs === true
