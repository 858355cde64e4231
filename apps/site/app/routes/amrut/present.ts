import type { Format } from '../../i18n/format.ts'
import { amrut, type CouncilFigures } from './figures.ts'

/** The council's figures, formatted for the language; `cr` writes "47.15 Cr.". */
export function presentAmrut(figures: CouncilFigures, format: Format, cr: (amount: string) => string) {
  const { number, date, percent } = format
  const share = (text: string): string => percent(Number(text))
  return {
    year: format.year(figures.year),
    kilometres: number(figures.kilometres),
    since: date(figures.since) ?? '',
    proposal: number(figures.proposal),
    approval: date(figures.approval) ?? '',
    order: date(figures.order) ?? '',
    serials: amrut.serials.map((serial) => ({ serial, written: number(serial) })),
    purpose: share(figures.purpose),
    achieved: share(figures.achieved),
    physicalPercentage: share(figures.physicalPercentage),
    expenditure: cr(number(figures.expenditure)),
    fundsAvailable: cr(number(figures.fundsAvailable)),
    estimatedCost: cr(number(figures.estimatedCost)),
    financialPercentage: share(figures.financialPercentage),
    spent: number(figures.expenditure),
    centre: number(figures.centre),
    state: number(figures.state),
    council: number(figures.council),
    grant: number(figures.grant),
  }
}

export type AmrutFigures = ReturnType<typeof presentAmrut>
