/** The catalogues: one a page, `common` for words shared by the parts and `frame` for what surrounds every page. */
export interface Namespaces {
  common: typeof import('./en/common.json')
  frame: typeof import('./en/frame.json')
  roads: typeof import('./en/roads.json')
}

export type Namespace = keyof Namespaces

/** What every page needs besides its own catalogue. */
export const everywhere = ['common', 'frame'] as const satisfies Namespace[]
