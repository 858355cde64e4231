import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import type { PageNumbers } from '../../api/page-of.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentPhotos } from '../../latest/present-photos.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePageOf } from '../../resource/use-page-of.ts'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { type Album, presentAlbums } from './present.ts'

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
  // Newest first, as the pages are; the rows of one page are in the order of the list again.
  const shown = usePageOf([...photos].reverse(), photosPerPage, numbers)
  const albums = presentAlbums(shown.items.reverse(), usePictureText())
  return (
    <>
      {albums.map((album) => (
        <AlbumSection key={album.key} album={album} isAlone={albums.length === 1} />
      ))}
      <Pagination page={shown.page} pages={shown.pages} />
    </>
  )
}

function AlbumSection({ album, isAlone }: { album: Album; isAlone: boolean }) {
  const { t } = useTranslation('photos')
  const format = useFormat()
  const { event, date, place, photos } = album
  const day = format.dateInWords(date)
  if (event === '')
    return (
      <section className={isAlone ? '' : 'stack'}>
        <h2 className={isAlone ? 'vh' : ''}>{t(isAlone ? 'list' : 'others')}</h2>
        <Gallery photos={photos} label={t('list')} />
      </section>
    )
  return (
    <section className="stack">
      <h2>
        <Text>{event}</Text>
      </h2>
      {day || place ? (
        <p className="soft">
          {day}
          {day && place ? ', ' : ''}
          {place ? <Text>{place}</Text> : null}
        </p>
      ) : null}
      <Gallery photos={photos} label={event} />
    </section>
  )
}
