import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { presentGardens } from './present.ts'

const page = definePage('gardens', {
  gardens: { list: 'gardens', onFailure: 'Failed to fetch garden data' },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Gardens({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('gardens')
  const [picture] = presentGardens(useRowsNow(loaderData.gardens), usePictureText()).flatMap(
    ({ photos }) => photos,
  )
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile" picture={picture}>
      <Resource of={loaderData.gardens} failed={t('failed')}>
        {(rows) => <GardenTabs rows={rows} />}
      </Resource>
    </Page>
  )
}

function GardenTabs({ rows }: { rows: readonly Row<'gardens'>[] }) {
  const { t } = useTranslation('gardens')
  const tabs = presentGardens(rows, usePictureText()).map(({ id, name, photos }) => ({
    id,
    title: name,
    content: <Gallery photos={photos} label={t('photos', { garden: name })} empty={t('noImages')} />,
  }))
  return <Tabs label={t('tabs')} tabs={tabs} />
}
