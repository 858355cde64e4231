import type { Row } from '@nagardwar/contract/browser'
import { useSearchParams } from 'react-router'
import type { PageNumbers } from '../../api/page-of.ts'
import { useNow } from '../../clock/use-now.ts'
import { Card } from '../../components/card/card.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
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

/** What the filter leaves, a page at a time. */
export function Found({ rows, numbers, departments }: Props) {
  const { t } = useTranslation('tenders')
  const query = useSearchParams()[0]
  const { items, page, pages } = foundOnPage(rows, query, useNow(), numbers)
  const isFiltered = filterQuery(readTenderFilter(query)).length > 0
  if (items.length === 0) return <p>{t(isFiltered ? 'noneFound' : 'empty')}</p>
  return (
    <section className="stack">
      <h2 className="vh">{t('list')}</h2>
      <ul className="list grid grid--2">
        {items.map((tender) => (
          <li key={tender.id}>
            <TenderCard tender={tender} departments={departments} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </section>
  )
}

function TenderCard({ tender, departments }: { tender: Tender; departments: Departments }) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  const closes = timeIn(format, tender.closes)
  const department = departmentOf(tender, departments)?.name
  return (
    <Card
      title={<Text>{tender.description}</Text>}
      to={{ kind: 'page', path: tenderPath(tender.id) }}
      heading="h3"
    >
      <p>
        <NewBadge tender={tender} /> <StateBadge tender={tender} />{' '}
        {closes ? (
          <>
            {t('closes')}: <b className="num">{closes}</b>
          </>
        ) : null}
      </p>
      <p className="small">
        {tender.kind ? t(tender.kind) : null}
        {tender.number ? (
          <>
            {' · '}
            <Text>{tender.number}</Text>
          </>
        ) : null}
        {department ? (
          <>
            {' · '}
            <Text>{department}</Text>
          </>
        ) : null}
      </p>
    </Card>
  )
}
