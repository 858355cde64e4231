import { kolkata } from '../clock/india-day.ts'
import { isDated } from './tender-path.ts'
import { type Tender, type TenderState, tenderStateAt, tenderStates } from './tender-state.ts'

export const tenderKinds = ['tender', 'recruitment', 'auction'] as const
export type TenderKind = (typeof tenderKinds)[number]

export type TenderFilter = {
  kind?: TenderKind | undefined
  state?: TenderState | undefined
  department?: string | undefined
  year?: string | undefined
}

/** The filter in an address; what is no value of it is left out. */
export function readTenderFilter(query: URLSearchParams): TenderFilter {
  const given = (name: string, pattern: RegExp) => {
    const value = query.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  return {
    kind: tenderKinds.find((kind) => kind === query.get('kind')),
    state: tenderStates.find((state) => state === query.get('state')),
    department: given('department', /^[1-9]\d{0,8}$/),
    year: given('year', /^[1-9]\d{3}$/),
  }
}

/** The filter as it stands in an address, always in one order. */
export const filterQuery = (filter: TenderFilter): [string, string][] =>
  Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))

/** The year of its publication, or of its last day where nobody gave that. */
function yearOf({ published, closes }: Pick<Tender, 'published' | 'closes'>): string | undefined {
  const time = Date.parse(published ?? closes ?? '')
  return Number.isNaN(time) ? undefined : String(new Date(time + kolkata).getUTCFullYear())
}

/** The years in which something was published, the newest first. */
export const yearsOf = (tenders: readonly Tender[]): string[] =>
  [...new Set(tenders.filter(isDated).flatMap((tender) => yearOf(tender) ?? []))].sort().reverse()

const rank = { open: 0, closed: 1, result: 1, cancelled: 1 }

/** Those with dates that the filter leaves: what is open first, the next to close at the top; then as the council lists them. */
export function filtered(tenders: readonly Tender[], filter: TenderFilter, now: number): Tender[] {
  const { kind, state, department, year } = filter
  return tenders
    .filter(isDated)
    .map((tender) => ({ tender, is: tenderStateAt(tender, now)?.state }))
    .filter(
      ({ tender, is }) =>
        (!kind || tender.kind === kind) &&
        (!state || is === state) &&
        (!department || String(tender.departmentId) === department) &&
        (!year || yearOf(tender) === year),
    )
    .sort((a, b) => {
      const [first, second] = [rank[a.is ?? 'closed'], rank[b.is ?? 'closed']]
      if (first !== second) return first - second
      return first === 0 ? Date.parse(a.tender.closes ?? '') - Date.parse(b.tender.closes ?? '') : 0
    })
    .map(({ tender }) => tender)
}
