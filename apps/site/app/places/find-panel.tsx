import { useState } from 'react'
import { Button } from '../components/button/button.tsx'
import { useOnDemand } from '../components/on-demand/use-on-demand.ts'
import { emergencyOf } from '../components/telephone/numbers.ts'
import { TelephoneLink } from '../components/telephone/telephone-link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCouncil } from '../start/council.ts'
import type { Placed } from './placed.ts'
import type { PlaceTime } from './use-place-time.ts'
import style from './way.module.css'

type Props = {
  places: readonly Placed[]
  at: PlaceTime
  /** Where people go in danger: the emergency number stands there too. */
  isUrgent?: boolean
}
type Shown = 'nearest' | 'map'

/**
 * Buttons that find the nearest of these places, and show one on a map. Both parts are fetched with the first click;
 * without script there are the links beside each place.
 */
export function FindPanel({ places, at, isUrgent }: Props) {
  const { t } = useTranslation('places')
  const emergency = useFormat().digits(emergencyOf(useCouncil()).number)
  const nearest = useOnDemand(() => import('./nearest-places.tsx'))
  const map = useOnDemand(() => import('./places-map.tsx'))
  const [shown, setShown] = useState<Shown>()
  // A new number asks for the position anew.
  const [asked, setAsked] = useState(0)
  if (places.length === 0) return null
  const findNearest = () => {
    setShown('nearest')
    setAsked((times) => times + 1)
  }
  return (
    <section className={`scripted stack ${style.panel}`} aria-label={t('findTitle')}>
      <div className={style.find}>
        <Button quiet icon="map-pin" onClick={() => nearest.want(findNearest)}>
          {t('nearest')}
        </Button>
        <Button quiet icon="map" onClick={() => map.want(() => setShown('map'))}>
          {t('showMap')}
        </Button>
      </div>
      {isUrgent ? (
        <p>
          {t('emergency')}: <TelephoneLink number={emergency}>{emergency}</TelephoneLink>
        </p>
      ) : null}
      <p className="small soft">
        {t('nearestWhy')} {t('mapElsewhere')}
      </p>
      {shown === 'nearest' && nearest.Part ? <nearest.Part key={asked} places={places} at={at} /> : null}
      {shown === 'map' && map.Part ? <map.Part places={places} /> : null}
    </section>
  )
}
