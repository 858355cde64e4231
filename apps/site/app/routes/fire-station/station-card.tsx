import { Picture } from '../../components/picture/picture.tsx'
import { numbersOf } from '../../components/telephone/telephone.ts'
import { Telephones } from '../../components/telephone/telephones.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'
import type { Station } from './present.ts'
import style from './station-card.module.css'

type Props = Station & { at: PlaceTime; isFirstView: boolean }

/** A fire station: picture, address, telephone. */
export function StationCard({ name, address, phone, picture, place, at, isFirstView }: Props) {
  const { t } = useTranslation('common')
  return (
    <div className={style.card}>
      <Picture
        {...picture}
        className={style.picture}
        sizes="(width < 48rem) 100vw, 28rem"
        missing="landmark"
        isFirstView={isFirstView}
      />
      <div>
        <h3>
          <Text>{name}</Text>
        </h3>
        <dl>
          {address ? (
            <div>
              <dt>{t('address')}</dt>
              <dd>
                <Text>{address}</Text>
              </dd>
            </div>
          ) : null}
          {numbersOf(phone).length > 0 ? (
            <div>
              <dt>{t('phone')}</dt>
              <dd className={style.phone}>
                <Telephones field={phone} />
              </dd>
            </div>
          ) : null}
        </dl>
        <WayThere name={name} of={place} at={at} type="FireStation" />
      </div>
    </div>
  )
}
