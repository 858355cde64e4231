/**
 * The appeals that two Acts give, with the section, the days for making them and the stamp in rupees.
 *
 * Maharashtra Right to Public Services Act, 2015: section 9(1), first appeal within 30 days; section 9(3), second
 * appeal within 30 days, or after 45 days from the first one where no order came; section 18, to the Commission of
 * section 13 within 60 days.
 * Right to Information Act, 2005: section 19(1), first appeal within 30 days; section 19(3), second appeal to the State
 * Information Commission within 90 days. Maharashtra Right to Information Rules, 2005, Annexures B and C: a court fee
 * stamp of Rs 20 on each.
 */
export const appealTerms = {
  services: {
    first: { section: '9(1)', days: 30 },
    second: { section: '9(3)', days: 30, undecidedDays: 45 },
    third: { section: '18', days: 60 },
  },
  information: {
    first: { section: '19(1)', days: 30, stampRupees: 20 },
    second: { section: '19(3)', days: 90, stampRupees: 20 },
  },
} as const
