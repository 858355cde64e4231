import type { Format } from '../../i18n/format.ts'
import { grants } from './figures.ts'

/** The grants, formatted for the language. */
export function presentGrants({ rupees, number, date }: Format) {
  const { pmmvy, jsy } = grants
  return {
    firstChild: rupees(pmmvy.firstChild),
    secondGirl: rupees(pmmvy.secondGirl),
    incomeBelowLakh: rupees(pmmvy.incomeBelowLakh),
    launched: date(jsy.launched) ?? '',
    urban: rupees(jsy.urban),
    section: rupees(jsy.section),
    leastAge: number(jsy.leastAge),
    unconditional: date(jsy.unconditional) ?? '',
  }
}

export type Grants = ReturnType<typeof presentGrants>
