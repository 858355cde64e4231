import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { NewTab } from '../site-link/site-link.tsx'
import style from './map-panel.module.css'

type Props = {
  title?: string
  /** The address of the map to embed. Without one, leave the panel out. */
  mapUrl: string
  heading?: 'h2' | 'h3'
  /** A drawn town stands there: for the demo council, whose town it is. */
  isTownDrawn?: boolean
}

/** A pin. The real map loads only when the visitor asks for it, on every visit. */
export function MapPanel({ title, mapUrl, heading: Heading = 'h3', isTownDrawn = false }: Props) {
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
          <Drawing isTown={isTownDrawn} />
        )}
      </div>
      <div className={style.body}>
        <Heading id={id}>{name}</Heading>
        {live ? null : (
          <>
            <p className="small soft">
              {isTownDrawn ? `${t('mapDrawing')} ` : null}
              {t('mapElsewhere')}
            </p>
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

const Drawing = ({ isTown }: { isTown: boolean }) => (
  <>
    {isTown ? <img src="/art/map.svg" alt="" width={800} height={600} loading="lazy" /> : null}
    <span className={style.pin}>
      <Icon name="map-pin" />
    </span>
  </>
)
