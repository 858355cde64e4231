import { useId, useState } from 'react'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useStart } from '../start/start.ts'
import { embeddedMap } from './map-addresses.ts'
import type { Placed } from './placed.ts'
import style from './way.module.css'

/** The live map of one of the places, which the visitor has asked for; another one can be chosen. */
export default function PlacesMap({ places }: { places: readonly Placed[] }) {
  const { t } = useTranslation('places')
  const { text } = useFormat()
  const { settings } = useStart()
  const id = useId()
  const [chosen, setChosen] = useState(places[0])
  if (!chosen) return null
  return (
    <>
      <p>
        <label htmlFor={id}>{t('choosePlace')}</label>{' '}
        <select
          id={id}
          value={chosen.id}
          onChange={({ currentTarget }) =>
            setChosen(places.find((place) => String(place.id) === currentTarget.value))
          }
        >
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {text(place.name)}
            </option>
          ))}
        </select>
      </p>
      <iframe
        className={style.map}
        src={embeddedMap(chosen.position, settings.mapUrl)}
        title={t('mapOf', { place: text(chosen.name) })}
        referrerPolicy="no-referrer"
      />
    </>
  )
}
