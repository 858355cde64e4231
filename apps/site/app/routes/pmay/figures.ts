/** The scheme in the council's area as it was reported (spec.md, section 9); dates are those of the orders. */
export const pmay = {
  decision: '2015-12-09',
  workOrder: '2019-09-13',
  mapApproval: '2022-01-10',
  ahp: { homes: 1836, lakhs: 20570.72, started: 1218 },
  issr: { homes: 462, lakhs: 5020.66, started: 231 },
  clss: { loans: 15858, claims: 2494711 },
  buildings: { proposed: 8, inProgress: 5 },
  towers: [3, 4, 5, 6, 7],
  website: 'https://www.pmaymis.gov.in/',
} as const
