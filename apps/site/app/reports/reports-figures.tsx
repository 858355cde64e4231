import { DataTable } from '../components/data-table/data-table.tsx'
import { Figures } from '../components/figures/figures.tsx'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type FiguresOfGroup, figuresBy, figuresOf, type ReportFigures } from './report-figures.ts'
import { filteredReports, type ReportFilter } from './report-filter.ts'
import type { ReportsContext } from './reports-context.ts'
import { useWardName } from './reports-filter-form.tsx'

type Props = { around: ReportsContext }

function useMedian(): (of: Pick<ReportFigures, 'medianDays'>) => string {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  return ({ medianDays }) =>
    medianDays === undefined ? t('noneDone') : t('days', { count: medianDays, number: number(medianDays) })
}

/** How many reports there are, how many are open, late and done, and how long the council took. */
export function KeyFigures({ around: { found, today } }: Props) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const medianOf = useMedian()
  const figures = figuresOf(found, today)
  return (
    <Figures
      figures={[
        { label: t('reports'), value: number(figures.all) },
        { label: t('open'), value: number(figures.open) },
        { label: t('late'), value: number(figures.late) },
        { label: t('done'), value: number(figures.done) },
        ...(figures.all > 0 ? [{ label: t('median'), value: medianOf(figures) }] : []),
      ]}
    />
  )
}

/** The same by kind and by ward. */
export function FiguresTables({ around: { found, today, filter } }: Props) {
  const { t } = useTranslation('reports')
  const { inOrder } = useFormat()
  const wardName = useWardName()
  const byName = (groups: FiguresOfGroup[]) => groups.sort((one, other) => inOrder(one.name, other.name))
  const kinds = byName(figuresBy(found, ({ kindId, kind }) => ({ id: String(kindId), name: kind }), today))
  const wards = byName(figuresBy(found, (report) => ({ id: report.ward, name: wardName(report) }), today))
  return (
    <>
      <FiguresTable
        title={t('byKind')}
        head={t('kind')}
        of={kinds}
        filterOf={(kind) => ({ ...filter, kind })}
      />
      <FiguresTable
        title={t('byWard')}
        head={t('ward')}
        of={wards}
        filterOf={(ward) => ({ ...filter, ward })}
      />
      <p className="small soft">{t('medianWhy')}</p>
    </>
  )
}

type TableProps = {
  title: string
  head: string
  of: readonly FiguresOfGroup[]
  filterOf: (id: string) => ReportFilter
}

function FiguresTable({ title, head, of, filterOf }: TableProps) {
  const { t } = useTranslation('reports')
  const { number } = useFormat()
  const medianOf = useMedian()
  if (of.length === 0) return null
  return (
    <section className="stack">
      <h2>{title}</h2>
      <DataTable
        caption={title}
        titled
        unnumbered
        stacked
        rows={of}
        columns={[
          {
            label: head,
            cell: ({ id, name }) => (
              <Link to={filteredReports({ ...filterOf(id), page: undefined })}>
                <Text>{name}</Text>
              </Link>
            ),
            rowHeader: true,
          },
          { label: t('reports'), value: 'all', kind: 'number' },
          {
            label: t('openAndLate'),
            cell: ({ open, late }) => `${number(open)} / ${number(late)}`,
            numeric: true,
          },
          { label: t('median'), cell: medianOf, numeric: true },
        ]}
      />
    </section>
  )
}
