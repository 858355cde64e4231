import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { emergencyOf, isFree } from '../telephone/numbers.ts'
import { TelephoneLink } from '../telephone/telephone-link.tsx'
import style from './helpline.module.css'

/** Whom to call. What the council has not said is left out; the emergency number of India stands for everybody. */
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
