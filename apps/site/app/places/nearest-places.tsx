import { useEffect, useState } from 'react'
import { NewTab } from '../components/site-link/site-link.tsx'
import { Telephones } from '../components/telephone/telephones.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useStart } from '../start/start.ts'
import { kilometres, shownKilometres } from './distance.ts'
import { mapPage } from './map-addresses.ts'
import { OpenNow } from './opening-hours.tsx'
import type { Placed, Position } from './placed.ts'
import type { PlaceTime } from './use-place-time.ts'
import style from './way.module.css'

type Answer = 'asking' | 'refused' | 'notFound' | Position

/** A position that is a minute old is near enough. */
const options = { maximumAge: 60_000, timeout: 20_000 }
const refusal = 1

/** The places by their distance. The position is asked of the device, used here, and kept nowhere. */
export default function NearestPlaces({ places, at }: { places: readonly Placed[]; at: PlaceTime }) {
  const { t } = useTranslation('places')
  const { number, text } = useFormat()
  const [answer, setAnswer] = useState<Answer>('asking')
  useEffect(() => {
    if (!('geolocation' in navigator)) return setAnswer('notFound')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setAnswer({ latitude, longitude }),
      ({ code }) => setAnswer(code === refusal ? 'refused' : 'notFound'),
      options,
    )
  }, [])
  const found = typeof answer === 'string' ? [] : byDistance(places, answer)
  const [first] = found
  const message =
    typeof answer === 'string'
      ? t(answer)
      : first && t('found', { place: text(first.name), distance: number(first.distance) })
  return (
    <>
      <p role="status">{message}</p>
      {first ? <Distances places={found} at={at} /> : null}
    </>
  )
}

export const byDistance = (places: readonly Placed[], from: Position) =>
  places
    .map((place) => ({ ...place, exact: kilometres(from, place.position) }))
    .sort((a, b) => a.exact - b.exact)
    .map(({ exact, ...place }) => ({ ...place, distance: shownKilometres(exact) }))

type Near = ReturnType<typeof byDistance>

/** Each place with its distance, whether it is open, its telephone, and the map of another website last. */
export function Distances({ places, at }: { places: Near; at: PlaceTime }) {
  const { t } = useTranslation('places')
  const { number, text } = useFormat()
  const { settings } = useStart()
  return (
    <>
      <ol className={`stack ${style.near}`}>
        {places.map(({ id, name, position, distance, hours, phone, entry }) => (
          <li key={id}>
            <p>
              <a href={`#${entry}`}>
                <Text>{name}</Text>
              </a>{' '}
              <span className="num">{t('distance', { distance: number(distance) })}</span>
            </p>
            <p>
              <OpenNow hours={hours} at={at} />
            </p>
            <p className={style.links}>
              <Telephones field={phone} />
              <a href={mapPage(position, settings.mapUrl)} target="_blank" rel="noopener noreferrer">
                <span aria-hidden="true">{t('map')}</span>
                <span className="vh">{t('mapOf', { place: text(name) })}</span>
                <NewTab />
              </a>
            </p>
          </li>
        ))}
      </ol>
      <p className="small soft">{t('straightLine')}</p>
    </>
  )
}
