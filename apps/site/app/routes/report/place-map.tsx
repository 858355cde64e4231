import { writePosition } from '@nagardwar/contract/browser'
import { useState } from 'react'
import { Button } from '../../components/button/button.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsOnline } from '../../network/connection.ts'
import { embeddedMap } from '../../places/map-addresses.ts'
import type { Position } from '../../places/placed.ts'
import { useStart } from '../../start/start.ts'
import style from './report.module.css'

/** `isChosen`: the pin stands at a place of the resident's, and not only where the map begins. */
type Props = { position: Position; isChosen: boolean; onMove: (position: Position) => void }

const steps = [20, 100, 500] as const
const degree = 111_195
const directions = { north: [1, 0], south: [-1, 0], east: [0, 1], west: [0, -1] } as const
/** The map is drawn anew when the pin rests: each drawing is a page of another website. */
const rest = 600

const moved = (
  { latitude, longitude }: Position,
  [north, east]: readonly [number, number],
  metres: number,
) => ({
  latitude: latitude + (north * metres) / degree,
  longitude: longitude + (east * metres) / (degree * Math.cos((latitude * Math.PI) / 180)),
})

/** The place on the council's kind of map, with buttons that move its pin: by mouse, finger and keyboard alike. */
export default function PlaceMap({ position, isChosen, onMove }: Props) {
  const { t } = useTranslation('report')
  const { digits, number } = useFormat()
  const isOnline = useIsOnline()
  const [isLoaded, setLoaded] = useState(false)
  const { settings } = useStart()
  const [shown, setShown] = useState(position)
  const [timer, setTimer] = useState<number>()
  const move = (direction: keyof typeof directions, metres: number) => {
    const next = moved(position, directions[direction], metres)
    onMove(next)
    clearTimeout(timer)
    setTimer(window.setTimeout(() => setShown(next), rest))
  }
  return (
    <div className="stack">
      <div className={style.mapBox}>
        {isOnline && isLoaded ? null : <p className="soft">{t('mapAway')}</p>}
        {isOnline ? (
          <iframe
            className={style.map}
            src={embeddedMap(shown, settings.mapUrl)}
            title={t('map')}
            referrerPolicy="no-referrer"
            onLoad={() => setLoaded(true)}
          />
        ) : null}
      </div>
      <p>{t(isChosen ? 'moved' : 'mapUse', { position: digits(writePosition(position)) })}</p>
      {steps.map((metres) => (
        <fieldset key={metres} className={style.moves}>
          <legend>{t('move', { metres: number(metres) })}</legend>
          <div className={style.buttons}>
            {(['north', 'south', 'east', 'west'] as const).map((direction) => (
              <Button quiet key={direction} onClick={() => move(direction, metres)}>
                {t(direction)}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
