import { useId } from 'react'
import { Button } from '../components/button/button.tsx'
import { Choice } from '../components/form/choice.tsx'
import { filterClass } from '../components/form/panel.tsx'
import { useHref } from '../i18n/language-context.ts'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { PublicReport } from './report.ts'
import { type ReportFilter, reportFilterStates, reportQuery } from './report-filter.ts'
import { reportsPath } from './report-path.ts'

type Props = { reports: readonly PublicReport[]; filter: ReportFilter }

/** Each choice once, by its name. */
function choicesOf(
  reports: readonly PublicReport[],
  of: (report: PublicReport) => { value: string; label: string },
  inOrder: (one: string, other: string) => number,
) {
  const found = new Map(reports.map(of).map(({ value, label }) => [value, label]))
  found.delete('')
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => inOrder(one.label, other.label))
}

/** The filter. A plain form whose choice stands in the address, so it works without JavaScript and can be shared. */
export function ReportsFilterForm({ reports, filter }: Props) {
  const { t } = useTranslation('reports')
  const { inOrder, text } = useFormat()
  const wardName = useWardName()
  const href = useHref()
  const title = useId()
  const any = { value: '', label: t('any') }
  const kinds = choicesOf(
    reports,
    ({ kindId, kind }) => ({ value: String(kindId), label: text(kind) }),
    inOrder,
  )
  const wards = choicesOf(reports, (report) => ({ value: report.ward, label: wardName(report) }), inOrder)
  return (
    <search aria-labelledby={title} className="screen-only">
      <form className="stack" method="get" action={href(reportsPath)}>
        <h2 id={title}>{t('filter')}</h2>
        <div className={filterClass}>
          <Choice name="kind" label={t('kind')} value={filter.kind} options={[any, ...kinds]} />
          <Choice name="ward" label={t('ward')} value={filter.ward} options={[any, ...wards]} />
          <Choice
            name="state"
            label={t('state')}
            value={filter.state}
            options={[any, ...reportFilterStates.map((state) => ({ value: state, label: t(state) }))]}
          />
        </div>
        <p>
          <Button type="submit">{t('show')}</Button>{' '}
          {reportQuery(filter).length > 0 ? <Link to={reportsPath}>{t('all')}</Link> : null}
        </p>
      </form>
    </search>
  )
}

/** "5, Kumbharwada" */
export function useWardName(): (report: Pick<PublicReport, 'ward' | 'wardName'>) => string {
  const { digits, text } = useFormat()
  return ({ ward, wardName }) =>
    [digits(ward), text(wardName)]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(', ')
}
