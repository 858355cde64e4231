import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { getList } from '../api/list.ts'
import { serverLanguage } from '../api/page.ts'
import { serverTexts } from '../api/server-texts.ts'
import { apiContext } from '../api/source.ts'
import { Failed } from '../components/list-state/list-state.tsx'
import { MoreLink } from '../components/site-link/more-link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { TextsContext, useTranslation } from '../i18n/use-translation.ts'
import { isDone, type PublicReport, reportsOf } from './report.ts'
import { filteredReports } from './report-filter.ts'

/** How many reported problems are open in a ward, on its page; nothing where the council has no reports. */
export async function reportsOfWard(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  ward: string,
): Promise<ReactNode> {
  const source = context.get(apiContext)
  const language = serverLanguage(request, context)
  const list = await getList(source.list, 'reports', language)
  // A council's older server has no such list.
  if (list.ok ? list.value.length === 0 : list.error === 'notFound') return null
  const texts = await serverTexts(source, language, ['reports', 'common'])
  const reports = list.ok ? reportsOf(list.value).filter((report) => report.ward === ward) : undefined
  return (
    <TextsContext value={texts}>{reports ? <OfWard reports={reports} ward={ward} /> : <Away />}</TextsContext>
  )
}

function Away() {
  const { t } = useTranslation(['reports', 'common'])
  return (
    <section className="stack">
      <h2>{t('title')}</h2>
      <Failed isQuiet text={t('common:partsFailed')} />
    </section>
  )
}

function OfWard({ reports, ward }: { reports: readonly PublicReport[]; ward: string }) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const open = reports.filter((report) => !isDone(report)).length
  return (
    <section className="stack">
      <h2>{t('title')}</h2>
      <p>{open > 0 ? t('openHere', { count: open, number: number(open) }) : t('noneOpenHere')}</p>
      <p>
        {reports.length > 0 ? (
          <MoreLink to={filteredReports({ ward })}>{t('ofThisWard')}</MoreLink>
        ) : (
          <MoreLink to={filteredReports({})}>{t('all')}</MoreLink>
        )}
      </p>
    </section>
  )
}
