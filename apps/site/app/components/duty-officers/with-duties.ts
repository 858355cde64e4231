import type { Row } from '@nagardwar/contract/browser'

/** For what residents ask for an officer, as the contract has it. */
export type Duty = 'chief' | 'president' | 'grievance' | 'information' | 'web'

/** The officers with one of the duties, in the order of the duties, and of the council within each. */
export const withDuties = (officers: readonly Row<'officers'>[], duties: readonly Duty[]) =>
  duties.flatMap((duty) => officers.filter((officer) => officer.duty === duty))
