import type { Format } from '../../i18n/format.ts'
import { type CouncilFigures, pmay } from './figures.ts'

/** The council's figures, formatted for the language. Sums are calculated here, so that they agree. */
export function presentPmay(figures: CouncilFigures, { number, date }: Format) {
  const { ahpHomes, issrHomes, ahpStarted, issrStarted } = figures
  return {
    workOrder: date(figures.workOrder) ?? '',
    mapApproval: date(figures.mapApproval) ?? '',
    homes: number(Number(ahpHomes) + Number(issrHomes)),
    ahp: number(ahpHomes),
    issr: number(issrHomes),
    ahpPrice: number(figures.ahpLakhs),
    issrPrice: number(figures.issrLakhs),
    ahpStarted: number(ahpStarted),
    issrStarted: number(issrStarted),
    started: number(Number(ahpStarted) + Number(issrStarted)),
    loans: number(figures.loans),
    claims: number(figures.claims),
    proposed: number(figures.buildingsProposed),
    inProgress: number(figures.buildingsInProgress),
    towers: pmay.towers.map((tower) => ({ tower, number: number(tower) })),
  }
}

export type PmayFigures = ReturnType<typeof presentPmay>
