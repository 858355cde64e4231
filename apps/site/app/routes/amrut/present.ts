import type { Format } from '../../i18n/format.ts'
import { amrut } from './figures.ts'

/** The figures of the mission as a reader of the language writes them; `cr` writes "47.15 Cr.". */
export function presentAmrut(format: Format, cr: (amount: string) => string) {
  const { phase1, phase2, progress, funds } = amrut
  const { number, date, percent } = format
  const { physical, financial } = progress
  return {
    guidelines: date(amrut.guidelines) ?? '',
    year: format.year(amrut.year),
    kilometres: number(phase1.kilometres),
    since: date(phase1.since) ?? '',
    proposal: number(phase2.proposal),
    approval: date(phase2.approval) ?? '',
    order: date(phase2.order) ?? '',
    serials: progress.serials.map((serial) => ({ serial, written: number(serial) })),
    purpose: percent(physical.purpose),
    achieved: percent(physical.achieved),
    physicalPercentage: percent(physical.percentage),
    expenditure: cr(number(financial.expenditure)),
    fundsAvailable: cr(number(financial.fundsAvailable)),
    estimatedCost: cr(number(financial.estimatedCost)),
    financialPercentage: percent(financial.percentage),
    spent: number(financial.expenditure),
    centre: number(funds.centre),
    state: number(funds.state),
    council: number(funds.council),
    grant: number(amrut.grant),
  }
}

export type AmrutFigures = ReturnType<typeof presentAmrut>
