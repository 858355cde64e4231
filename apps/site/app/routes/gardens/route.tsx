import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { panelOf, Tabs } from '../../components/tabs/tabs.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { FindPanel } from '../../places/find-panel.tsx'
import { placedOf } from '../../places/placed.ts'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { presentGardens } from './present.ts'

const page = definePage(['gardens', 'places'], {
  gardens: { list: 'gardens', onFailure: 'Failed to fetch garden data' },
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Gardens({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('gardens')
  const at = usePlaceTime(loaderData.holidays)
  const [picture] = presentGardens(useRowsNow(loaderData.gardens), usePictureText()).flatMap(
    ({ photos }) => photos,
  )
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      also={{ holidays: loaderData.holidays }}
      picture={picture}
    >
      <Resource of={loaderData.gardens} failed={t('failed')}>
        {(rows) => (
          <>
            <FindPanel
              places={placedOf(rows, ({ id, heading }) => ({ name: heading, entry: panelOf(id) }))}
              at={at}
            />
            <GardenTabs rows={rows} at={at} />
          </>
        )}
      </Resource>
    </Page>
  )
}

function GardenTabs({ rows, at }: { rows: readonly Row<'gardens'>[]; at: PlaceTime }) {
  const { t } = useTranslation('gardens')
  const tabs = presentGardens(rows, usePictureText()).map(({ id, name, photos, place }) => ({
    id,
    title: name,
    content: (
      <div className="stack">
        <WayThere name={name} of={place} at={at} type="Park" />
        <Gallery photos={photos} label={t('photos', { garden: name })} empty={t('noImages')} />
      </div>
    ),
  }))
  return <Tabs label={t('tabs')} tabs={tabs} />
}
