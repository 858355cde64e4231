import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../api/page.ts'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { VideoGallery } from '../../components/video/video-gallery.tsx'
import { Page } from '../../frame/page.tsx'
import { pageOf, readPageNumber } from '../../frame/page-of.ts'
import { Resource } from '../../frame/resource.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { presentVideos } from '../../latest/present-videos.ts'
import type { Route } from './+types/route.ts'

const page = definePage('videos', { videos: 'videos' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

const videosPerPage = 12

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('videos')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.videos} empty={t('empty')}>
        {(rows) => <AllVideos videos={rows} />}
      </Resource>
    </Page>
  )
}

function AllVideos({ videos }: { videos: readonly Row<'videos'>[] }) {
  const { t } = useTranslation('videos')
  const shown = pageOf(
    presentVideos(videos, useFormat()),
    readPageNumber(useSearchParams()[0]),
    videosPerPage,
  )
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <VideoGallery videos={shown.items} layout="grid" />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
