import { deskOption } from './desk-option.ts'

/** How many of the council's own servers stand before the desk. A site on this machine is trusted anyway. */
export const trustedHops = deskOption<number>('trustedHops')
