import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { photosOf } from '../../components/gallery/photos-of.ts'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'

const page = definePage('schools', { schools: 'schools', photos: 'schoolPhotos' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Schools({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['schools', 'common'])
  const pictureText = usePictureText()
  const [picture] = photosOf(useRowsNow(loaderData.photos), pictureText)
  const list = <Resource of={loaderData.schools}>{(rows) => <SchoolTable rows={rows} />}</Resource>
  const photos = (
    <Resource of={loaderData.photos} empty={t('common:noPictures')}>
      {(rows) => <Gallery photos={photosOf(rows, pictureText)} label={t('photos')} />}
    </Resource>
  )
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile" picture={picture}>
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
function SchoolTable({ rows }: { rows: readonly Row<'schools'>[] }) {
  const { t } = useTranslation(['schools', 'common'])
  return (
    <DataTable
      caption={t('list')}
      titled
      stacked
      rows={rows}
      columns={[
        { label: t('name'), value: 'name' },
        { label: t('common:address'), value: 'address' },
        { label: t('medium'), value: 'medium' },
      ]}
    />
  )
}
