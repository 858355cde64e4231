import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { photosOf } from '../../components/gallery/photos-of.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { FindPanel } from '../../places/find-panel.tsx'
import { placedOf, placeId } from '../../places/placed.ts'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'

const page = definePage(['ponds-talao', 'places'], {
  ponds: 'ponds',
  photos: 'pondPhotos',
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/**
 * The state of the list of ponds applies to the whole page (spec.md, section 2), that of the photographs only to
 * their section.
 */
export default function Ponds({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['ponds-talao', 'common'])
  const pictureText = usePictureText()
  const at = usePlaceTime(loaderData.holidays)
  const [picture] = photosOf(useRowsNow(loaderData.photos), pictureText)
  const failed = (message = t('unknownReason')) => (
    <>
      {t('failed')} <Text>{message}</Text>
    </>
  )
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      also={{ holidays: loaderData.holidays }}
      picture={picture}
    >
      <Resource of={loaderData.ponds} failed={failed} evenEmpty>
        {(ponds) => (
          <>
            <FindPanel places={placedOf(ponds, ({ name }) => ({ name }))} at={at} />
            <PondTable rows={ponds} at={at} />
            <section className="stack">
              <h2>{t('photos')}</h2>
              <Resource of={loaderData.photos} empty={t('common:noPictures')}>
                {(rows) => <Gallery photos={photosOf(rows, pictureText)} label={t('photos')} />}
              </Resource>
            </section>
          </>
        )}
      </Resource>
    </Page>
  )
}

function PondTable({ rows, at }: { rows: readonly Row<'ponds'>[]; at: PlaceTime }) {
  const { t } = useTranslation('ponds-talao')
  return (
    <DataTable
      caption={t('caption')}
      idOf={({ id }) => placeId(id)}
      rows={rows}
      columns={[
        {
          label: t('name'),
          cell: (row) => (
            <>
              <Text>{row.name}</Text>
              <WayThere name={row.name} of={row} at={at} type="BodyOfWater" />
            </>
          ),
        },
      ]}
      empty={t('empty')}
    />
  )
}
