import { readPosition, writePosition } from '@nagardwar/contract/browser'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { fieldId } from '../../components/form/field.tsx'
import { useOnDemand } from '../../components/on-demand/use-on-demand.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import style from './report.module.css'
import type { Found, usePosition } from './use-position.ts'

type Props = { of: ReturnType<typeof usePosition>; error: string | undefined }

/** The position of the device, or of a pin on a map: both only after a press. Without a script there is the place in words. */
export function PositionField({ of: { position, state, ask, change }, error }: Props) {
  const { t } = useTranslation('report')
  const { settings } = useStart()
  const map = useOnDemand(() => import('./place-map.tsx'))
  const [isMapShown, setMapShown] = useState(false)
  const begin = position ?? readPosition(`${settings.latitude}, ${settings.longitude}`)
  const said = useSaid()
  const problem = {
    asking: 'positionAsking',
    refused: 'positionRefused',
    notFound: 'positionNotFound',
  } as const
  return (
    <div className={`stack ${style.position}`} data-field="position">
      <input type="hidden" name="latitude" value={position?.latitude.toFixed(5) ?? ''} readOnly />
      <input type="hidden" name="longitude" value={position?.longitude.toFixed(5) ?? ''} readOnly />
      {error ? <p className={style.error}>{error}</p> : null}
      <div className={`scripted ${style.buttons}`}>
        <Button quiet icon="map-pin" id={fieldId('position')} onClick={ask}>
          {t('usePosition')}
        </Button>
        {begin ? (
          <Button
            quiet
            icon="map"
            aria-expanded={isMapShown}
            onClick={() => map.want(() => setMapShown(!isMapShown))}
          >
            {t(position ? 'setOnMap' : 'chooseOnMap')}
          </Button>
        ) : null}
        {position ? (
          <Button
            quiet
            icon="x"
            onClick={() => {
              change(undefined)
              setMapShown(false)
            }}
          >
            {t('removePosition')}
          </Button>
        ) : null}
      </div>
      <p role="status">{state ? t(problem[state]) : position ? said(position) : null}</p>
      {begin && isMapShown && map.Part ? (
        <map.Part position={begin} isChosen={!!position} onMove={change} />
      ) : null}
      <p className="small soft scripted">
        {t('positionWhy')} {begin ? t('mapElsewhere') : null}
      </p>
    </div>
  )
}

function useSaid(): (position: Found) => string {
  const { t } = useTranslation('report')
  const { digits, number } = useFormat()
  return ({ metres, ...position }) => {
    const said = { position: digits(writePosition(position)) }
    return metres ? t('positionWithin', { ...said, metres: number(metres) }) : t('positionIs', said)
  }
}
