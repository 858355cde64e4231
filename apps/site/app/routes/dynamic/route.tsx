import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isAnotherPage, type PageHandle } from '../../api/page.ts'
import { Loading } from '../../components/list-state/list-state.tsx'
import { AwayPage } from '../../frame/away-page.tsx'
import { MissingPage } from '../../frame/missing-page.tsx'
import { PageHead } from '../../frame/page-head.tsx'
import { useBarePath } from '../../i18n/language-context.tsx'
import { placeAt } from '../../places/place.ts'
import { useCarriedIds } from '../../places/use-carried-ids.ts'
import { DepartmentPage } from '../department/department-page.tsx'
import { HeadingPage } from '../heading/heading-page.tsx'
import { MeetingsPage } from '../meetings/meetings-page.tsx'
import type { Route } from './+types/route.ts'
import { loadInBrowser, loadOnServer, texts } from './load.ts'
import { areAllKnown, type PlaceData, rowsOf } from './place-data.ts'

export const loader = loadOnServer
export const clientLoader = loadInBrowser
export const shouldRevalidate = isAnotherPage
export const handle: PageHandle = { texts }

/** Every address that no static route has: a department, a heading, the general administration's meetings, or none. */
export default function Dynamic({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  if ('arrived' in loaderData) return <PlacePage data={loaderData.arrived} />
  return (
    <Suspense key={pathname} fallback={<PagesLoading />}>
      <Arriving data={loaderData.arriving} />
    </Suspense>
  )
}

const Arriving = ({ data }: { data: Promise<PlaceData> }) => <PlacePage data={use(data)} />

/** Stands in the place of the dynamic routes until their lists are loaded, with the specification's own word. */
function PagesLoading() {
  const { t } = useTranslation(['dynamic', 'common'])
  return (
    <div className="section">
      <PageHead title={t('title')} unlisted />
      <div className="wrap">
        <Loading text={t('common:pagesLoading')} />
      </div>
    </div>
  )
}

function PlacePage({ data }: { data: PlaceData }) {
  const rows = rowsOf(data)
  const place = placeAt(rows, useBarePath(), useCarriedIds())
  if (!place) return areAllKnown(data) ? <MissingPage /> : <AwayPage />
  if (place.kind === 'department') return <DepartmentPage {...place} rows={rows} />
  if (place.kind === 'meetings') return <MeetingsPage {...place} rows={rows} meetings={data.meetings} />
  const { yearDocuments, headingDocuments } = data
  return (
    <HeadingPage {...place} rows={rows} yearDocuments={yearDocuments} headingDocuments={headingDocuments} />
  )
}
