import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import type { PageNumbers } from '../../api/page-of.ts'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { VideoGallery } from '../../components/video/video-gallery.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentVideos } from '../../latest/present-videos.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePageOf } from '../../resource/use-page-of.ts'
import type { Route } from './+types/route.ts'

const videosPerPage = 12
const page = definePage(['videos', 'video'], { videos: { list: 'videos', perPage: videosPerPage } })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Videos({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('videos')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.videos} empty={t('empty')}>
        {(rows, numbers) => <AllVideos videos={rows} numbers={numbers} />}
      </Resource>
    </Page>
  )
}

type AllVideosProps = { videos: readonly Row<'videos'>[]; numbers: PageNumbers | undefined }

function AllVideos({ videos, numbers }: AllVideosProps) {
  const { t } = useTranslation('videos')
  const shown = usePageOf(presentVideos(videos, useFormat()), videosPerPage, numbers)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <VideoGallery videos={shown.items} layout="grid" />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
