import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { photosOf } from '../../components/gallery/photos-of.ts'
import { Tabs } from '../../components/tabs/tabs.tsx'
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

const page = definePage(['schools', 'places'], {
  schools: 'schools',
  photos: 'schoolPhotos',
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Schools({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['schools', 'common'])
  const pictureText = usePictureText()
  const at = usePlaceTime(loaderData.holidays)
  const [picture] = photosOf(useRowsNow(loaderData.photos), pictureText)
  const list = (
    <Resource of={loaderData.schools}>
      {(rows) => (
        <div className="stack">
          <FindPanel places={placedOf(rows, ({ name }) => ({ name }))} at={at} />
          <SchoolTable rows={rows} at={at} />
        </div>
      )}
    </Resource>
  )
  const photos = (
    <Resource of={loaderData.photos} empty={t('common:noPictures')}>
      {(rows) => <Gallery photos={photosOf(rows, pictureText)} label={t('photos')} />}
    </Resource>
  )
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      also={{ holidays: loaderData.holidays }}
      picture={picture}
    >
      <Tabs
        label={t('tabs')}
        tabs={[
          { id: 'list', title: t('list'), content: list },
          { id: 'photos', title: t('photos'), content: photos },
        ]}
      />
    </Page>
  )
}

/** The schools in the order of the council. */
function SchoolTable({ rows, at }: { rows: readonly Row<'schools'>[]; at: PlaceTime }) {
  const { t } = useTranslation(['schools', 'common'])
  return (
    <DataTable
      caption={t('list')}
      idOf={({ id }) => placeId(id)}
      titled
      stacked
      rows={rows}
      columns={[
        { label: t('name'), value: 'name' },
        {
          label: t('common:address'),
          cell: (row) => (
            <>
              <Text>{row.address}</Text>
              <WayThere name={row.name} of={row} at={at} type="School" />
            </>
          ),
        },
        { label: t('medium'), value: 'medium' },
      ]}
    />
  )
}
