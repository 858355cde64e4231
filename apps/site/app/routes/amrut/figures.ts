/** The mission according to its guidelines. */
export const amrut = {
  guidelines: '2015-08-25',
  /** The two serial numbers of the scheme in the annual return, with the same figures. */
  serials: [2, 3],
  website: 'https://amrut.mohua.gov.in/',
} as const

/**
 * Figures that only the council knows (spec.md, section 9): amounts in crores of rupees, shares in percent, dates of
 * its orders. The grant is a figure of its own and not a sum, because each share was rounded.
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
