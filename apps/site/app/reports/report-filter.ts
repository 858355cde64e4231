import { isDone, isLate, type PublicReport } from './report.ts'
import { reportsPath } from './report-path.ts'

/** What a reader may ask for besides kind and ward. */
export const reportFilterStates = ['open', 'late', 'done'] as const
export type ReportFilterState = (typeof reportFilterStates)[number]

/** What the address of the list asks for. `ward` is the key of a ward; `page` counts from 2. */
export type ReportFilter = {
  kind?: string | undefined
  ward?: string | undefined
  state?: ReportFilterState | undefined
  page?: number | undefined
}

const longestWard = 20

/** The filter in the address of a page without language; what is no value of it is left out. */
export function readReportFilter(barePath: string, query: URLSearchParams): ReportFilter {
  if (barePath !== reportsPath) return {}
  const given = (name: string, pattern: RegExp): string | undefined => {
    const value = query.get(name) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const ward = given('ward', /^[\p{L}\p{M}\p{N}-]+$/u)
  const page = Number(given('page', /^[1-9][0-9]{0,3}$/) ?? 1)
  return {
    kind: given('kind', /^[1-9][0-9]{0,8}$/),
    ward: ward && ward.length <= longestWard ? ward.toLowerCase() : undefined,
    state: reportFilterStates.find((state) => state === query.get('state')),
    page: page > 1 ? page : undefined,
  }
}

/** The filter as it stands in an address, always in one order. */
export const reportQuery = ({ kind, ward, state, page }: ReportFilter): [string, string][] =>
  Object.entries({ kind, ward, state, page }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  )

/** The address of the list with a filter. */
export function filteredReports(filter: ReportFilter): string {
  const query = new URLSearchParams(reportQuery(filter))
  return query.size > 0 ? `${reportsPath}?${query}` : reportsPath
}

const isOf: Readonly<Record<ReportFilterState, (report: PublicReport, today: number) => boolean>> = {
  open: (report) => !isDone(report),
  late: isLate,
  done: isDone,
}

/** Those that the filter leaves, in their order. */
export const foundReports = (
  reports: readonly PublicReport[],
  { kind, ward, state }: ReportFilter,
  today: number,
): readonly PublicReport[] =>
  kind || ward || state
    ? reports.filter(
        (report) =>
          (!kind || String(report.kindId) === kind) &&
          (!ward || report.ward === ward) &&
          (!state || isOf[state](report, today)),
      )
    : reports
