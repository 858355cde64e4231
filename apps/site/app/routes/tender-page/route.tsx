import { data } from 'react-router'
import type { ListOutcome } from '../../api/list.ts'
import { definePage } from '../../api/page.ts'
import { MissingPage } from '../../error-pages/missing-page.tsx'
import { useBarePath } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { departmentOf } from '../../tenders/present-tender.ts'
import { LastDay, NewBadge } from '../../tenders/state-badge.tsx'
import { isDated } from '../../tenders/tender-path.ts'
import type { Tender } from '../../tenders/tender-state.ts'
import type { Route } from './+types/route.ts'
import { TenderFacts } from './facts.tsx'
import { History, TenderDocuments } from './history.tsx'

const page = definePage(['tenders', 'tender-state'], {
  tenders: 'tenders',
  departments: 'disclosureDepartments',
})
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

const find = (rows: readonly Tender[], id: string | undefined): Tender | undefined =>
  rows.find((row) => isDated(row) && String(row.id) === id)

/** One that no list has is missing, 404; while the list cannot be had nobody knows, 503. A document has its row alone. */
export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const [tenders, departments] = await Promise.all([lists.tenders, lists.departments])
  if (!tenders.ok) return data(lists, { status: 503 })
  const tender = find(tenders.value, args.params.tender)
  if (!tender) throw data(null, { status: 404 })
  const department = departments.ok ? departmentOf(tender, departments.value) : undefined
  return data({
    ...lists,
    tenders: { ...tenders, value: [tender] } satisfies ListOutcome<'tenders'>,
    departments: departments.ok ? { ...departments, value: department ? [department] : [] } : departments,
  })
}

type Lists = Awaited<ReturnType<typeof page.clientLoader>>

export default function TenderPage({ loaderData }: Route.ComponentProps) {
  const lists = loaderData as Lists
  const id = useBarePath().split('/')[2]
  return (
    <Resource of={lists.tenders} evenEmpty>
      {(rows) => {
        const tender = find(rows, id)
        return tender ? <OneTender tender={tender} lists={lists} /> : <MissingPage />
      }}
    </Resource>
  )
}

function OneTender({ tender, lists }: { tender: Tender; lists: Lists }) {
  const { t } = useTranslation('tenders')
  const department = departmentOf(tender, useRowsNow(lists.departments))
  return (
    <Page
      title={tender.description}
      intro={t('introOf', { title: tender.description })}
      lead={<Lead tender={tender} />}
      crumbs={[{ label: t('title'), to: '/tenders' }]}
      aside={null}
      records={[tender]}
      also={{ departments: lists.departments }}
    >
      <TenderFacts tender={tender} department={department} />
      <TenderDocuments tender={tender} />
      <History tender={tender} />
    </Page>
  )
}

/** What it is and until when, before everything else. */
function Lead({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders')
  return (
    <>
      {tender.kind ? t(tender.kind) : null} <NewBadge tender={tender} /> <LastDay tender={tender} />
    </>
  )
}
