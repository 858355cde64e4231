import type { Words } from '../../platform/words/words.ts'

/** What the amounts of a spreadsheet are counted in. */
export const units = ['rupees', 'thousands', 'lakh', 'crore'] as const
export type Unit = (typeof units)[number]

export const unitLabels: Readonly<Record<Unit, Words>> = {
  rupees: { en: 'rupees', mr: 'रुपये' },
  thousands: { en: 'thousands of rupees', mr: 'हजार रुपये' },
  lakh: { en: 'lakhs of rupees', mr: 'लाख रुपये' },
  crore: { en: 'crores of rupees', mr: 'कोटी रुपये' },
}

export const rupeesIn: Readonly<Record<Unit, number>> = {
  rupees: 1,
  thousands: 1000,
  lakh: 100_000,
  crore: 10_000_000,
}
