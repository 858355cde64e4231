import { useId } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { emergencyOf, isFree } from '../telephone/numbers.ts'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import style from './helpline.module.css'

/** Telephone numbers. Those that the council has not given are left out; India's emergency number is always there. */
export function Helpline({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <section className={style.helpline} aria-labelledby={id}>
      <div className={style.body}>
        <h2 id={id}>
          <Icon name="phone-call" />
          {t('helpTitle')}
        </h2>
        <Ways council={council} />
      </div>
      <Emergency council={council} />
    </section>
  )
}

function Ways({ council: { helpline, phones, officeHours } }: { council: Council }) {
  const { t } = useTranslation('common')
  const officePhone = phones?.[0]
  if (!helpline && !officePhone && !officeHours) return null
  return (
    <>
      {helpline ? <p>{t('helpIntro')}</p> : null}
      <dl>
        {helpline ? (
          <Line label={t(isFree(helpline) ? 'helplineCharge' : 'helpline')} number={helpline} />
        ) : null}
        {officePhone ? <Line label={t('councilOffice')} number={officePhone} /> : null}
        {officeHours ? (
          <div>
            <dt>{t('officeHours')}</dt>
            <dd>{officeHours}</dd>
          </div>
        ) : null}
      </dl>
    </>
  )
}

function Emergency({ council }: { council: Council }) {
  const { t } = useTranslation('common')
  const { number, isOfIndia } = emergencyOf(council)
  return (
    <div className={style.sos}>
      <p>
        <Icon name="siren" />
        {t(isOfIndia ? 'emergencyIndia' : 'emergency')}
      </p>
      <p>
        <TelephoneLink number={number}>{useFormat().digits(number)}</TelephoneLink>
      </p>
      {isOfIndia ? null : <p>{t('emergencyWhat')}</p>}
    </div>
  )
}

const Line = ({ label, number }: { label: string; number: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <TelephoneLink number={number}>{useFormat().digits(number)}</TelephoneLink>
    </dd>
  </div>
)
