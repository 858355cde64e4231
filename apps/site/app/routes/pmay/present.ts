import type { Format } from '../../i18n/format.ts'
import { pmay } from './figures.ts'

/** The figures of the scheme as a reader of the language writes them; sums are made here, so that they agree. */
export function presentPmay(format: Format) {
  const { ahp, issr, clss, buildings } = pmay
  const { number, date } = format
  return {
    decision: date(pmay.decision) ?? '',
    workOrder: date(pmay.workOrder) ?? '',
    mapApproval: date(pmay.mapApproval) ?? '',
    homes: number(ahp.homes + issr.homes),
    ahp: number(ahp.homes),
    issr: number(issr.homes),
    ahpPrice: number(ahp.lakhs),
    issrPrice: number(issr.lakhs),
    ahpStarted: number(ahp.started),
    issrStarted: number(issr.started),
    started: number(ahp.started + issr.started),
    loans: number(clss.loans),
    claims: number(clss.claims),
    proposed: number(buildings.proposed),
    inProgress: number(buildings.inProgress),
    towers: pmay.towers.map((tower) => ({ tower, number: number(tower) })),
  }
}

export type PmayFigures = ReturnType<typeof presentPmay>
