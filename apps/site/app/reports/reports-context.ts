import type { PublicReport } from './report.ts'
import type { ReportFilter } from './report-filter.ts'

/** What the page of reports is made from. */
export type ReportsContext = {
  reports: readonly PublicReport[]
  /** Those that the filter leaves. */
  found: readonly PublicReport[]
  filter: ReportFilter
  /** The day in India, as a number. */
  today: number
  mapUrl: string | undefined
}

/** The page as the browser's script knows it: its head alone. The server writes the rest. */
export type ReportsView = {
  title: string
  intro: string
  lastChanged?: string | undefined
  unlisted: boolean
}
