import type { Namespaces } from './generated/namespaces.ts'

export type Namespace = keyof Namespaces

/** The catalogues of every page, besides its own. */
export const everywhere = ['common', 'frame'] as const satisfies Namespace[]
