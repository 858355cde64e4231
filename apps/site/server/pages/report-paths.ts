import type { Language } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { reportsPath } from '../../app/reports/report-path.ts'

/** The page of reports, where there is one: without language. */
export async function reportPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const outcome = await source.list('reports', language)
  return new Set(outcome.ok && outcome.value.length > 0 ? [reportsPath] : [])
}

export const isReportsPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  bare === reportsPath && (await reportPaths(source, language)).has(bare)
