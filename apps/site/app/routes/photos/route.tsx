import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import type { PageNumbers } from '../../api/page-of.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentPhotos } from '../../latest/present-photos.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePageOf } from '../../resource/use-page-of.ts'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'

const photosPerPage = 12
const page = definePage('photos', { photos: { list: 'photos', perPage: -photosPerPage } })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Photos({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['photos', 'common'])
  const [picture] = presentPhotos(useRowsNow(loaderData.photos), usePictureText())
  return (
    <Page title={t('title')} intro={t('intro')} picture={picture}>
      <Resource of={loaderData.photos} empty={t('common:noPictures')}>
        {(rows, numbers) => <AllPhotos photos={rows} numbers={numbers} />}
      </Resource>
    </Page>
  )
}

type AllPhotosProps = { photos: readonly Row<'photos'>[]; numbers: PageNumbers | undefined }

function AllPhotos({ photos, numbers }: AllPhotosProps) {
  const { t } = useTranslation('photos')
  const shown = usePageOf(presentPhotos(photos, usePictureText()), photosPerPage, numbers)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <Gallery photos={shown.items} label={t('list')} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
