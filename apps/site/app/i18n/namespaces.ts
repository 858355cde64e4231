import type { Namespaces } from './generated/namespaces.ts'

export type Namespace = keyof Namespaces

/** What every page needs besides its own catalogue. */
export const everywhere = ['common', 'frame'] as const satisfies Namespace[]
