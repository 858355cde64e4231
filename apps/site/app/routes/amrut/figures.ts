/** The mission as its guidelines have it. */
export const amrut = {
  guidelines: '2015-08-25',
  /** The two serial numbers under which the return of the year names the scheme, with the same figures. */
  serials: [2, 3],
  website: 'https://amrut.mohua.gov.in/',
} as const

/**
 * What only the council knows of it (spec.md, section 9): amounts in crores of rupees, shares in percent, dates of its
 * orders. The grant is written down and not added up: paise were rounded in each share.
 */
export const councilFigures = [
  'year',
  'kilometres',
  'since',
  'proposal',
  'approval',
  'order',
  'purpose',
  'achieved',
  'physicalPercentage',
  'expenditure',
  'fundsAvailable',
  'estimatedCost',
  'financialPercentage',
  'centre',
  'state',
  'council',
  'grant',
] as const

export type CouncilFigures = Record<(typeof councilFigures)[number], string>
