import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { photosOf } from '../../components/gallery/photos-of.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'

const page = definePage('ponds-talao', { ponds: 'ponds', photos: 'pondPhotos' })
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
  const [picture] = photosOf(useRowsNow(loaderData.photos), pictureText)
  const failed = (message = t('unknownReason')) => (
    <>
      {t('failed')} <Text>{message}</Text>
    </>
  )
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile" picture={picture}>
      <Resource of={loaderData.ponds} failed={failed} evenEmpty>
        {(ponds) => (
          <>
            <PondTable rows={ponds} />
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

function PondTable({ rows }: { rows: readonly Row<'ponds'>[] }) {
  const { t } = useTranslation('ponds-talao')
  return (
    <DataTable
      caption={t('caption')}
      rows={rows}
      columns={[{ label: t('name'), value: 'name' }]}
      empty={t('empty')}
    />
  )
}
