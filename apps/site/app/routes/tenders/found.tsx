import type { Row } from '@nagardwar/contract/browser'
import { useSearchParams } from 'react-router'
import type { PageNumbers } from '../../api/page-of.ts'
import { useNow } from '../../clock/use-now.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { departmentOf } from '../../tenders/present-tender.ts'
import { NewBadge, StateBadge } from '../../tenders/state-badge.tsx'
import { filterQuery, readTenderFilter } from '../../tenders/tender-filter.ts'
import { tenderPath } from '../../tenders/tender-path.ts'
import type { Tender } from '../../tenders/tender-state.ts'
import { timeIn } from '../../tenders/time-in.ts'
import { foundOnPage } from './present.ts'

type Departments = readonly Row<'disclosureDepartments'>[]
type Props = { rows: readonly Tender[]; numbers: PageNumbers | undefined; departments: Departments }

/** What the filter leaves, a page at a time: a table, whose rows are cards on a phone. */
export function Found({ rows, numbers, departments }: Props) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  const query = useSearchParams()[0]
  const { items, page, pages, count = items.length } = foundOnPage(rows, query, useNow(), numbers)
  const isFiltered = filterQuery(readTenderFilter(query)).length > 0
  if (items.length === 0) return <p>{t(isFiltered ? 'noneFound' : 'empty')}</p>
  return (
    <section className="stack">
      <h2 className="vh">{t('list')}</h2>
      <DataTable
        caption={t('found', { number: format.number(count) })}
        unnumbered
        stacked
        rows={items}
        columns={[
          { label: t('subject'), rowHeader: true, cell: (tender) => <Subject tender={tender} /> },
          {
            label: t('state'),
            cell: (tender) => (
              <>
                <NewBadge tender={tender} /> <StateBadge tender={tender} />
              </>
            ),
          },
          { label: t('closes'), value: ({ closes }) => timeIn(format, closes) ?? '' },
          { label: t('department'), value: (tender) => departmentOf(tender, departments)?.name ?? '' },
        ]}
      />
      <Pagination page={page} pages={pages} />
    </section>
  )
}

/** Its title, and below it what it is and its number. */
function Subject({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders')
  const { description, kind, number } = tender
  return (
    <>
      <Link to={tenderPath(tender.id)}>
        <Text>{description}</Text>
      </Link>
      <p className="small soft">
        {kind ? t(kind) : null}
        {kind && number ? ' · ' : null}
        <Text>{number}</Text>
      </p>
    </>
  )
}
