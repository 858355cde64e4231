import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { usePlaceTime } from '../../places/use-place-time.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { Facilities } from './facilities.tsx'
import { Inspectors } from './inspectors.tsx'
import { Litigations } from './litigations.tsx'
import { presentHealthPhotos } from './present.ts'
import { Works } from './works.tsx'

const page = definePage(['health', 'places'], {
  works: 'healthWorks',
  inspectors: 'sanitationInspectors',
  facilities: 'treatmentFacilities',
  litigations: 'litigations',
  photos: 'healthPhotos',
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Health({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['health', 'common'])
  const at = usePlaceTime(loaderData.holidays)
  const [picture] = presentHealthPhotos(useRowsNow(loaderData.photos), usePictureText())
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      also={{ holidays: loaderData.holidays }}
      picture={picture}
    >
      <section className="stack">
        <h2>{t('works')}</h2>
        <Resource of={loaderData.works}>{(rows) => <Works rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('inspectors')}</h2>
        <Resource of={loaderData.inspectors}>{(rows) => <Inspectors rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('facilities')}</h2>
        <Resource of={loaderData.facilities}>{(rows) => <Facilities rows={rows} at={at} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('litigations')}</h2>
        <Resource of={loaderData.litigations}>{(rows) => <Litigations rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('photos')}</h2>
        <Resource of={loaderData.photos} empty={t('common:noPictures')}>
          {(rows) => <HealthPhotos rows={rows} label={t('photos')} />}
        </Resource>
      </section>
    </Page>
  )
}

function HealthPhotos({ rows, label }: { rows: readonly Row<'healthPhotos'>[]; label: string }) {
  return <Gallery photos={presentHealthPhotos(rows, usePictureText())} label={label} />
}
