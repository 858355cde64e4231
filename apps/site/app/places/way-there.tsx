import { readPosition } from '@nagardwar/contract/browser'
import { NewTab } from '../components/site-link/site-link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useStart } from '../start/start.ts'
import { appAddress, mapPage } from './map-addresses.ts'
import { OpeningHours } from './opening-hours.tsx'
import { PlaceData } from './place-data.tsx'
import type { PlaceTime } from './use-place-time.ts'
import style from './way.module.css'

export type Place = { position: string; hours: string; hoursNote: string }
type Props = {
  name: string
  of: Place
  at: PlaceTime
  /** What it is, for search engines: a type of schema.org. */
  type: string
  /** An office of the council: holidays are free there without saying. */
  isOffice?: boolean
}

/** What leads a resident to a place: whether it is open, its hours, the map. Nothing of what staff have not given. */
export function WayThere({ name, of, at, type, isOffice = false }: Props) {
  const position = of.position === '' ? undefined : readPosition(of.position)
  if (!position && !of.hours && !of.hoursNote) return null
  return (
    <div className={style.facts}>
      <OpeningHours hours={of.hours} hoursNote={of.hoursNote} closedOnHolidays={isOffice} at={at} />
      {position ? <MapLinks name={name} position={position} /> : null}
      <PlaceData name={name} of={of} type={type} />
    </div>
  )
}

function MapLinks({ name, position }: { name: string; position: Parameters<typeof mapPage>[0] }) {
  const { t } = useTranslation('places')
  const { text } = useFormat()
  const { settings } = useStart()
  return (
    <p className={style.links}>
      <a href={mapPage(position, settings.mapUrl)} target="_blank" rel="noopener noreferrer">
        <span aria-hidden="true">{t('map')}</span>
        <span className="vh">{t('mapOf', { place: text(name) })}</span>
        <NewTab />
      </a>
      <a className={style.app} href={appAddress(position, name)}>
        {t('app')}
        <span className="vh">: {text(name)}</span>
      </a>
    </p>
  )
}
