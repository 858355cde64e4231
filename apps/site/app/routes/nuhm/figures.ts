/** The grants for mothers, in rupees, and whom they are for (spec.md, section 9). */
export const grants = {
  pmmvy: { firstChild: 5000, secondGirl: 6000, incomeBelowLakh: 8 },
  jsy: { launched: '2005-04-12', urban: 600, section: 1500, leastAge: 19 },
  pmmvyWebsite: 'https://pmmvy.wcd.gov.in/',
} as const
