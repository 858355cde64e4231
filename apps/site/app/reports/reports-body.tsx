import { MoreLink } from '../components/site-link/more-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { reportPath } from './report-path.ts'
import type { ReportsContext } from './reports-context.ts'
import { FiguresTables, KeyFigures } from './reports-figures.tsx'
import { ReportsFilterForm } from './reports-filter-form.tsx'
import { ReportsList } from './reports-list.tsx'
import { ReportsMap } from './reports-map.tsx'

/** What residents reported, and what became of it. Only the server writes it. */
export function ReportsBody({ around }: { around: ReportsContext }) {
  const { t } = useTranslation('reports')
  const { reports, found, filter, today } = around
  return (
    <>
      <p className="screen-only">
        <MoreLink to={reportPath}>{t('reportOne')}</MoreLink>
      </p>
      <ReportsFilterForm reports={reports} filter={filter} />
      <KeyFigures around={around} />
      <ReportsMap reports={found} today={today} />
      <ReportsList around={around} />
      {filter.page || found.length === 0 ? null : <FiguresTables around={around} />}
      <p className="small soft">{t('whatIsShown')}</p>
    </>
  )
}
