import { fileUrl } from '@nagardwar/contract/browser'
import { pageOf } from '../api/page-of.ts'
import { DataTable } from '../components/data-table/data-table.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { filesBase } from '../components/site-link/destination.ts'
import { NewTab } from '../components/site-link/site-link.tsx'
import { StateLabel } from '../components/state-label/state-label.tsx'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { mapPage } from '../places/map-addresses.ts'
import { wardPath } from '../wards/ward-key.ts'
import { daysTaken, isDone, isLate, type PublicReport } from './report.ts'
import { isoOf } from './report-day.ts'
import type { ReportsContext } from './reports-context.ts'
import { useWardName } from './reports-filter-form.tsx'

type Props = { around: ReportsContext }

/** So many stand on a page: a phone reads them in a second, whatever the council has. */
const reportsPerPage = 25
/** The reports that the filter leaves, page by page, the latest first. */
export function ReportsList({ around }: Props) {
  const { found, filter, today } = around
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const { items, page, pages } = pageOf(found, filter.page ?? 1, reportsPerPage)
  if (found.length === 0) return <p>{t('noneFound')}</p>
  return (
    <section className="stack" id="list">
      <h2>{t('list')}</h2>
      <DataTable
        caption={t('list')}
        titled
        unnumbered
        stacked
        rows={items}
        columns={[
          { label: t('kind'), cell: ({ kind }) => <Text>{kind}</Text>, rowHeader: true },
          { label: t('where'), cell: (report) => <Where report={report} mapUrl={around.mapUrl} /> },
          { label: t('state'), cell: (report) => <State report={report} today={today} /> },
          { label: t('daysOf'), cell: (report) => <Days report={report} /> },
          { label: t('followers'), cell: ({ followers }) => number(followers + 1), numeric: true },
        ]}
      />
      <Pagination page={page} pages={pages} />
    </section>
  )
}

function Where({ report, mapUrl }: { report: PublicReport; mapUrl: string | undefined }) {
  const { t } = useTranslation('reports')
  const wardName = useWardName()
  const { ward, place, position, photograph } = report
  const parts = [
    ward ? (
      <Link key="ward" to={wardPath(ward)}>
        {t('wardOf', { ward: wardName(report) })}
      </Link>
    ) : null,
    place ? <Text key="place">{place}</Text> : null,
    position ? (
      <a key="map" href={mapPage(position, mapUrl)} target="_blank" rel="noopener noreferrer">
        {t('onMap')}
        <NewTab />
      </a>
    ) : null,
    photograph ? (
      <a key="photograph" href={fileUrl(photograph, filesBase)} target="_blank" rel="noopener">
        {t('photograph')}
        <NewTab />
      </a>
    ) : null,
  ].filter((part) => part !== null)
  // A report has a place at least in words: without any here, staff have not released it.
  return parts.length > 0
    ? parts.map((part) => <p key={part.key}>{part}</p>)
    : t(isDone(report) ? 'notShown' : 'notYetChecked')
}

function State({ report, today }: { report: PublicReport; today: number }) {
  const { t } = useTranslation('reports')
  const isOver = isDone(report)
  const { state } = report
  const isTooLate = isLate(report, today)
  if (isTooLate && (state === 'answered' || state === 'closed'))
    return <StateLabel tone="bad">{t(`${state}Late`)}</StateLabel>
  return (
    <>
      <StateLabel tone={isOver ? 'good' : 'limited'}>{t(state)}</StateLabel>{' '}
      {isTooLate ? <StateLabel tone="bad">{t('isLate')}</StateLabel> : null}
    </>
  )
}

/** When it was reported, by when it is promised, and when it was done. */
function Days({ report }: { report: PublicReport }) {
  const { t } = useTranslation('reports')
  const { date, number } = useFormat()
  const count = daysTaken(report)
  const took = count ? t('days', { count, number: number(count) }) : t('sameDay')
  const lines = [
    { label: t('received'), day: date(isoOf(report.received)), more: '' },
    { label: t('promised'), day: date(isoOf(report.due)), more: '' },
    { label: t('doneOn'), day: date(isoOf(report.done)), more: count === undefined ? '' : ` (${took})` },
  ]
  return lines.map(({ label, day, more }) =>
    day ? (
      <p key={label}>
        {label}: {day}
        {more}
      </p>
    ) : null,
  )
}
