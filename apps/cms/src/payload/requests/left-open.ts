type Context = Record<string, unknown> | undefined

/**
 * What the guide of a new council stores: a required setting may be answered later. The context of a request from
 * outside never has it. Each request gets an object of its own, into which hooks write notes.
 */
export const leftOpen = (): { isLeftOpen: true } => ({ isLeftOpen: true })

export const isLeftOpen = (context: Context): boolean => context?.isLeftOpen === true
