/** The mission in the council's area (spec.md, section 9); amounts in crores of rupees, shares in percent. */
export const amrut = {
  guidelines: '2015-08-25',
  year: '2023-24',
  phase1: { kilometres: 80.93, since: '2016-05-31' },
  phase2: { proposal: 31.44, approval: '2018-06-28', order: '2019-09-20' },
  progress: {
    /** The two serial numbers under which the return of the year names the scheme, with the same figures. */
    serials: [2, 3],
    physical: { purpose: 100, achieved: 75, percentage: 75 },
    financial: { expenditure: 47.15, fundsAvailable: 47.15, estimatedCost: 39.63, percentage: 84 },
  },
  funds: { centre: 23.57, state: 11.78, council: 11.78 },
  /** As approved. It is written down, not added up: paise were rounded in each share. */
  grant: 47.13,
  website: 'https://amrut.mohua.gov.in/',
} as const
