import { type ReactNode, Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { isAnotherPage, type PageHandle } from '../../api/page.ts'
import { BudgetPages } from '../../budget/budget-pages.tsx'
import type { Loaded as LoadedBudget } from '../../budget/load-budget.ts'
import { Loading } from '../../components/list-state/list-state.tsx'
import { WorkPage } from '../../council-work/work-page.tsx'
import { findDynamicPage } from '../../disclosure/dynamic-page.ts'
import { useCarriedIds } from '../../disclosure/use-carried-ids.ts'
import { DocumentPages } from '../../documents/document-pages.tsx'
import { AwayPage } from '../../error-pages/away-page.tsx'
import { MissingPage } from '../../error-pages/missing-page.tsx'
import { useBarePath } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../page-templates/page-head.tsx'
import { OldCopy } from '../../resource/resource.tsx'
import { PartsFailed } from '../../resource/state-of-lists.tsx'
import { ServicePage } from '../../services/service-page.tsx'
import { DepartmentPage } from '../department/department-page.tsx'
import { HeadingPage } from '../heading/heading-page.tsx'
import { MeetingsPage } from '../meetings/meetings-page.tsx'
import type { Route } from './+types/route.ts'
import { areAllKnown, type DynamicPageData, rowsOf } from './dynamic-data.ts'
import { loadInBrowser, loadOnServer, texts } from './load.tsx'

export const loader = loadOnServer
export const clientLoader = loadInBrowser
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { texts }

/** Every address without a static route: a department, a heading, a service, a meeting, a document, the general administration's meetings, or none. */
export default function Dynamic({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if ('services' in loaderData) {
    const { services } = loaderData
    return (
      <Own of={services} page={(head) => <ServicePage key={head.title} head={head} written={services} />} />
    )
  }
  if ('work' in loaderData) {
    const { work } = loaderData
    return <Own of={work} page={(view) => <WorkPage key={view.title} view={view} written={work} />} />
  }
  if ('budget' in loaderData) return <Budget of={loaderData.budget} />
  if ('document' in loaderData)
    return loaderData.document === 'away' ? <AwayPage /> : <DocumentPages view={loaderData.document} />
  if ('arrived' in loaderData) return <LoadedPage data={loaderData.arrived} />
  return (
    <Suspense key={pathname} fallback={<PagesLoading />}>
      <Arriving data={loaderData.arriving} />
    </Suspense>
  )
}

type Views<V> = { ok: true; value: V[]; asOf?: string; isPartial?: true } | { ok: false }

/** A page of services or of the council at work, with a note above it where parts are missing or it is of an old copy. */
const Own = <V,>({ of, page }: { of: Views<V>; page: (view: V) => ReactNode }) =>
  of.ok ? (
    <>
      {of.isPartial ? <PartsFailed /> : null}
      {of.asOf ? <OldCopy time={of.asOf} /> : null}
      {of.value.map(page)}
    </>
  ) : (
    <AwayPage />
  )

/** The budget of a year, likewise. */
const Budget = ({ of }: { of: LoadedBudget }) =>
  of.ok ? (
    <>
      {of.asOf ? <OldCopy time={of.asOf} /> : null}
      {of.value.map((view) => (
        <BudgetPages key={view.title} view={view} written={of} />
      ))}
    </>
  ) : (
    <AwayPage />
  )

const Arriving = ({ data }: { data: Promise<DynamicPageData> }) => <LoadedPage data={use(data)} />

/** Shown until the lists of the dynamic routes are loaded, with the specification's own text. */
function PagesLoading() {
  const { t } = useTranslation(['dynamic', 'common'])
  return (
    <div className="section content">
      <PageHead title={t('title')} unlisted />
      <div className="wrap">
        <Loading text={t('common:pagesLoading')} />
      </div>
    </div>
  )
}

function LoadedPage({ data }: { data: DynamicPageData }) {
  const rows = rowsOf(data)
  const page = findDynamicPage(rows, useBarePath(), useCarriedIds())
  if (!page) return areAllKnown(data) ? <MissingPage /> : <AwayPage />
  if (page.kind === 'department')
    return <DepartmentPage {...page} rows={rows} headings={data.headings} of={data} />
  if (page.kind === 'meetings')
    return <MeetingsPage {...page} rows={rows} departments={data.departments} meetings={data.meetings} />
  const { yearDocuments, headingDocuments } = data
  return (
    <HeadingPage
      {...page}
      rows={rows}
      departments={data.departments}
      yearDocuments={yearDocuments}
      headingDocuments={headingDocuments}
    />
  )
}
