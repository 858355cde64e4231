import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import style from './map-panel.module.css'

type Props = {
  title?: string
  /** The address of the map to embed. Who has none has no place for this panel. */
  mapUrl: string
  heading?: 'h2' | 'h3'
}

/** A drawing until the visitor asks for the real map, each time anew. */
export function MapPanel({ title, mapUrl, heading: Heading = 'h3' }: Props) {
  const { t } = useTranslation('common')
  const id = useId()
  const [live, setLive] = useState(false)
  const name = title ?? t('mapTitle')
  return (
    <section className={style.map} aria-labelledby={id}>
      <div className={style.picture}>
        {live ? (
          <iframe src={mapUrl} title={`${t('mapLive')}: ${name}`} referrerPolicy="no-referrer" />
        ) : (
          <Drawing />
        )}
      </div>
      <div className={style.body}>
        <Heading id={id}>{name}</Heading>
        {live ? null : (
          <>
            <p className="small soft">{t('mapDrawing')}</p>
            <Button quiet icon="map-pin" className="scripted" onClick={() => setLive(true)}>
              {t('mapShow')}
            </Button>
            <a href={mapUrl} className="unscripted" target="_blank" rel="noopener">
              {t('mapOpen')}
              <NewTab />
            </a>
          </>
        )}
      </div>
    </section>
  )
}

const Drawing = () => (
  <>
    <img src="/art/map.svg" alt="" width={800} height={600} loading="lazy" />
    <span className={style.pin}>
      <Icon name="map-pin" />
    </span>
  </>
)
