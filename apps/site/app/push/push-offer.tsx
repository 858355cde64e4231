import { useId } from 'react'
import { Button } from '../components/button/button.tsx'
import { Link } from '../i18n/link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useStart } from '../start/start.ts'
import style from './push-offer.module.css'
import { useDevice } from './use-device.ts'

/** The wards that devices can name (packages/contract/src/push.ts). */
const isTold = /^[\p{L}\p{M}\p{N}-]{1,30}$/u

const numbered = (wards: readonly string[]): string => wards.map((ward) => ward.toUpperCase()).join(', ')

/**
 * Offers alerts on this device, also of a ward (its key), where the council tells devices. It is in the document, and
 * shown where the script and the browser can do it.
 */
export function PushOffer({ ward }: { ward?: string }) {
  return useStart().settings.tellsDevices ? (
    <Offer key={ward} ward={ward && isTold.test(ward) ? ward : undefined} />
  ) : null
}

/** What this device does, and the buttons that change it. */
function Offer({ ward }: { ward: string | undefined }) {
  const { t } = useTranslation('push')
  const { digits } = useFormat()
  const heading = useId()
  const { wards, said, isBusy, isUnknown, status, begin, end } = useDevice(ward)
  const label = { ward: digits((ward ?? '').toUpperCase()) }
  const isOn = wards !== undefined
  const isOffered = !isOn || (ward !== undefined && !wards.includes(ward))
  return (
    <section className={`scripted stack ${style.offer ?? ''}`} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      {isOn ? null : <p className={style.asked}>{t('intro')}</p>}
      {said === 'denied' ? null : <p className={style.denied}>{t('denied')}</p>}
      <p className={style['home-screen']}>{t('homeScreen')}</p>
      <p role="status" tabIndex={-1} ref={status} hidden={!said && !isOn}>
        {said ? t(said) : null}
        {!said && isOn && wards.length === 0 ? t('on') : null}
        {!said && isOn && wards.length > 0 ? t('onWards', { wards: digits(numbered(wards)) }) : null}
      </p>
      <div className={`${style.asked ?? ''} ${style.buttons ?? ''} ${(isUnknown && style.unknown) || ''}`}>
        {isOffered ? (
          <Button icon="circle-alert" onClick={begin} aria-disabled={isBusy}>
            {isOn ? t('addWard', label) : t(ward ? 'beginWard' : 'begin', label)}
          </Button>
        ) : null}
        {isOn ? (
          <Button quiet onClick={end} aria-disabled={isBusy}>
            {t('end')}
          </Button>
        ) : null}
      </div>
      <p className={style.asked}>
        <small>
          {t('kept')} <Link to="/privacy-policy">{t('privacy')}</Link>
        </small>
      </p>
    </section>
  )
}
