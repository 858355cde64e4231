import type { Language } from '@nagardwar/contract/browser'
import { getList, type ListOutcome } from '../api/list.ts'
import { serverTexts } from '../api/server-texts.ts'
import type { ApiSource } from '../api/source.ts'
import { indiaDay } from '../clock/india-day.ts'
import { TextsContext } from '../i18n/use-translation.ts'
import { withWritten } from '../written/written.tsx'
import { reportsOf } from './report.ts'
import { foundReports, readReportFilter, reportQuery } from './report-filter.ts'
import { reportsPath } from './report-path.ts'
import { ReportsBody } from './reports-body.tsx'
import type { ReportsView } from './reports-context.ts'

type Loaded =
  | { ok: true; value: ReportsView[]; asOf?: string }
  | Extract<ListOutcome<'reports'>, { ok: false }>
type Options = { source: ApiSource; language: Language; query: URLSearchParams }

/** The public list of reports; undefined where the council has none. Only the server loads it. */
export async function loadReports({ source, language, query }: Options): Promise<Loaded | undefined> {
  if (!import.meta.env.SSR) throw new Error('Only the server loads reports.')
  const list = await getList(source.list, 'reports', language)
  if (!list.ok) return list.error === 'notFound' ? undefined : list
  if (list.value.length === 0) return undefined
  const texts = await serverTexts(source, language, ['reports', 'common'])
  const say = texts.of('reports')
  const filter = readReportFilter(reportsPath, query)
  const reports = reportsOf(list.value)
  const today = indiaDay(Date.now())
  const found = foundReports(reports, filter, today)
  const { mapUrl } = texts.settings
  const view: ReportsView = {
    title: say('reports:title'),
    intro: say('reports:intro'),
    unlisted: reportQuery(filter).length > 0,
    lastChanged: list.value
      .flatMap(({ lastChanged }) => lastChanged ?? [])
      .sort()
      .at(-1),
  }
  const loaded: Loaded = { ok: true, value: [view], ...(list.asOf ? { asOf: list.asOf } : {}) }
  return withWritten(
    loaded,
    <TextsContext value={texts}>
      <ReportsBody around={{ reports, found, filter, today, mapUrl }} />
    </TextsContext>,
  )
}
