import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../api/page.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Page } from '../../frame/page.tsx'
import { pageOf, readPageNumber } from '../../frame/page-of.ts'
import { Resource } from '../../frame/resource.tsx'
import { usePictureText } from '../../frame/start.ts'
import { presentPhotos } from '../../latest/present-photos.ts'
import type { Route } from './+types/route.ts'

const page = definePage('photos', { photos: 'photos' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

const photosPerPage = 12

export default function Photos({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['photos', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.photos} empty={t('common:noPictures')}>
        {(rows) => <AllPhotos photos={rows} />}
      </Resource>
    </Page>
  )
}

function AllPhotos({ photos }: { photos: readonly Row<'photos'>[] }) {
  const { t } = useTranslation('photos')
  const shown = pageOf(
    presentPhotos(photos, usePictureText()),
    readPageNumber(useSearchParams()[0]),
    photosPerPage,
  )
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <Gallery photos={shown.items} label={t('list')} />
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
