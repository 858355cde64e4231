/**
 * The grants for mothers, in rupees, and whom they are for (spec.md, section 9).
 *
 * The conditions of JSY ended in Maharashtra, a high performing state, by the letter Z.14018/1/2012-JSY of the Ministry
 * of Health and Family Welfare, dated 13-05-2013; the heads of PMMVY are those of its guidelines of 2022.
 */
export const grants = {
  pmmvy: { firstChild: 5000, secondGirl: 6000, incomeBelowLakh: 8 },
  jsy: { launched: '2005-04-12', urban: 600, section: 1500, leastAge: 19, unconditional: '2013-05-13' },
  pmmvyWebsite: 'https://pmmvy.wcd.gov.in/',
} as const
