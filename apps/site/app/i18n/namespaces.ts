/** The catalogues: one a page, `common` for words shared by the parts and `frame` for what surrounds every page. */
export interface Namespaces {
  common: typeof import('./en/common.json')
  frame: typeof import('./en/frame.json')
  amrut: typeof import('./en/amrut.json')
  awards: typeof import('./en/awards.json')
  department: typeof import('./en/department.json')
  departments: typeof import('./en/departments.json')
  dynamic: typeof import('./en/dynamic.json')
  'elected-member': typeof import('./en/elected-member.json')
  'elected-pre-officer': typeof import('./en/elected-pre-officer.json')
  'elected-pre-representative': typeof import('./en/elected-pre-representative.json')
  electric: typeof import('./en/electric.json')
  functions: typeof import('./en/functions.json')
  'general-admin-department': typeof import('./en/general-admin-department.json')
  heading: typeof import('./en/heading.json')
  history: typeof import('./en/history.json')
  meetings: typeof import('./en/meetings.json')
  nuhm: typeof import('./en/nuhm.json')
  'org-structure': typeof import('./en/org-structure.json')
  pmay: typeof import('./en/pmay.json')
  'properties-milkat': typeof import('./en/properties-milkat.json')
  'property-holder': typeof import('./en/property-holder.json')
  'public-disclosure': typeof import('./en/public-disclosure.json')
  'right-to-information': typeof import('./en/right-to-information.json')
  roads: typeof import('./en/roads.json')
  'screen-reader-access': typeof import('./en/screen-reader-access.json')
  'tree-census': typeof import('./en/tree-census.json')
  ward: typeof import('./en/ward.json')
}

export type Namespace = keyof Namespaces

/** What every page needs besides its own catalogue. */
export const everywhere = ['common', 'frame'] as const satisfies Namespace[]
