/** The catalogues: one a page, `common` for words shared by the parts and `frame` for what surrounds every page. */
export interface Namespaces {
  common: typeof import('./en/common.json')
  frame: typeof import('./en/frame.json')
  department: typeof import('./en/department.json')
  dynamic: typeof import('./en/dynamic.json')
  'elected-pre-representative': typeof import('./en/elected-pre-representative.json')
  electric: typeof import('./en/electric.json')
  heading: typeof import('./en/heading.json')
  meetings: typeof import('./en/meetings.json')
  'properties-milkat': typeof import('./en/properties-milkat.json')
  'property-holder': typeof import('./en/property-holder.json')
  roads: typeof import('./en/roads.json')
  'tree-census': typeof import('./en/tree-census.json')
  ward: typeof import('./en/ward.json')
}

export type Namespace = keyof Namespaces

/** What every page needs besides its own catalogue. */
export const everywhere = ['common', 'frame'] as const satisfies Namespace[]
