import type { Format } from '../../i18n/format.ts'
import { grants } from './figures.ts'

/** The grants, formatted for the language. */
export function presentGrants({ rupees, number, dateInWords }: Format) {
  const { pmmvy, jsy } = grants
  return {
    firstChild: rupees(pmmvy.firstChild),
    secondGirl: rupees(pmmvy.secondGirl),
    incomeBelowLakh: rupees(pmmvy.incomeBelowLakh),
    launched: dateInWords(jsy.launched) ?? '',
    urban: rupees(jsy.urban),
    section: rupees(jsy.section),
    leastAge: number(jsy.leastAge),
    unconditional: dateInWords(jsy.unconditional) ?? '',
  }
}

export type Grants = ReturnType<typeof presentGrants>
