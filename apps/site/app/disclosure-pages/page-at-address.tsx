import { Suspense, use } from 'react'
import { useLocation } from 'react-router'
import { Loading } from '../components/list-state/list-state.tsx'
import { findDynamicPage } from '../disclosure/dynamic-page.ts'
import { useCarriedIds } from '../disclosure/use-carried-ids.ts'
import { AwayPage } from '../error-pages/away-page.tsx'
import { MissingPage } from '../error-pages/missing-page.tsx'
import { useBarePath } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageHead } from '../page-templates/page-head.tsx'
import { DepartmentPage } from './department/department-page.tsx'
import { areAllKnown, type DynamicPageData, rowsOf } from './dynamic-data.ts'
import { HeadingPage } from './heading/heading-page.tsx'
import type { AtAddress } from './load-at-address.ts'
import { MeetingsPage } from './meetings/meetings-page.tsx'

/** What departments have at an address of their own choice: a department, a heading, the general administration's meetings, or nothing. */
export function PageAtAddress({ data }: { data: AtAddress }) {
  const { pathname } = useLocation()
  if ('arrived' in data) return <LoadedPage data={data.arrived} />
  return (
    <Suspense key={pathname} fallback={<PagesLoading />}>
      <Arriving data={data.arriving} />
    </Suspense>
  )
}

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
