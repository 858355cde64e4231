import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Card } from '../../components/card/card.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { photosOf } from '../../components/gallery/photos-of.ts'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'

const page = definePage('awards', { awards: 'awards', photos: 'awardPhotos' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Awards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['awards', 'common'])
  const [picture] = photosOf(useRowsNow(loaderData.photos), usePictureText())
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil" picture={picture}>
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
  <ul className="list grid grid--2">
    {rows.map(({ id, description }) => (
      <li key={id}>
        <Card title={<Text>{description}</Text>} icon="medal" heading="h3" />
      </li>
    ))}
  </ul>
)

function AwardPhotos({ rows, label }: { rows: readonly Row<'awardPhotos'>[]; label: string }) {
  const pictureText = usePictureText()
  return <Gallery photos={photosOf(rows, pictureText)} label={label} />
}
