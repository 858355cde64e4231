import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Page } from '../../frame/page.tsx'
import { Resource } from '../../frame/resource.tsx'
import { usePictureText } from '../../frame/start.ts'
import { Text } from '../../i18n/text.tsx'
import type { Route } from './+types/route.ts'
import { presentAwardPhotos } from './present.ts'

const page = definePage('awards', { awards: 'awards', photos: 'awardPhotos' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Awards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['awards', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <section className="stack">
        <h2>{t('list')}</h2>
        <Resource of={loaderData.awards}>{(rows) => <AwardList rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('photos')}</h2>
        <Resource of={loaderData.photos} empty={t('common:noPictures')}>
          {(rows) => <AwardPhotos rows={rows} label={t('photos')} />}
        </Resource>
      </section>
    </Page>
  )
}

const AwardList = ({ rows }: { rows: readonly Row<'awards'>[] }) => (
  <ul className="prose">
    {rows.map(({ id, description }) => (
      <li key={id}>
        <Text>{description}</Text>
      </li>
    ))}
  </ul>
)

function AwardPhotos({ rows, label }: { rows: readonly Row<'awardPhotos'>[]; label: string }) {
  const pictureText = usePictureText()
  return <Gallery photos={presentAwardPhotos(rows, pictureText)} label={label} />
}
