import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { FindPanel } from '../../places/find-panel.tsx'
import { placedOf, placeId } from '../../places/placed.ts'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { usePictureText } from '../../start/start.ts'
import type { Route } from './+types/route.ts'
import { presentFireStations } from './present.ts'
import { StationCard } from './station-card.tsx'

const page = definePage(['fire-station', 'places'], {
  stations: 'fireStations',
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function FireStations({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('fire-station')
  const at = usePlaceTime(loaderData.holidays)
  const stations = presentFireStations(useRowsNow(loaderData.stations), usePictureText())
  const picture = stations.find((station) => station.picture.path)?.picture
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      also={{ holidays: loaderData.holidays }}
      picture={picture}
    >
      <Resource of={loaderData.stations}>
        {(rows) => (
          <>
            <FindPanel
              places={placedOf(rows, ({ heading, phone }) => ({ name: heading, phone }))}
              at={at}
              isUrgent
            />
            <StationCards rows={rows} at={at} />
          </>
        )}
      </Resource>
    </Page>
  )
}

function StationCards({ rows, at }: { rows: readonly Row<'fireStations'>[]; at: PlaceTime }) {
  const { t } = useTranslation('fire-station')
  const stations = presentFireStations(rows, usePictureText())
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <ul className="list grid grid--2">
        {stations.map(({ id, ...station }, index) => (
          <li key={id} id={placeId(id)}>
            <StationCard {...station} at={at} isFirstView={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}
