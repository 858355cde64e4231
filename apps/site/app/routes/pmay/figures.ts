/** The scheme according to its own orders. */
export const pmay = {
  /** The State of Maharashtra's decision to carry it out. */
  decision: '2015-12-09',
  towers: [3, 4, 5, 6, 7],
  website: 'https://www.pmaymis.gov.in/',
} as const

/** Figures that only the council knows (spec.md, section 9). Dates are those of its orders. */
export const councilFigures = [
  'ahpHomes',
  'ahpLakhs',
  'ahpStarted',
  'issrHomes',
  'issrLakhs',
  'issrStarted',
  'loans',
  'claims',
  'buildingsProposed',
  'buildingsInProgress',
  'workOrder',
  'mapApproval',
] as const

export type CouncilFigures = Record<(typeof councilFigures)[number], string>
