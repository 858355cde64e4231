import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Icon } from '../icon/icon.tsx'
import { telephone } from '../telephone/telephone.ts'
import style from './helpline.module.css'

type Props = {
  /** The office's own number, as people read it. */
  officePhone?: string | undefined
  officeHours?: string | undefined
}

/** Whom to call. Helpline and emergency numbers are texts that the council's staff set. */
export function Helpline({ officePhone, officeHours }: Props) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <section className={style.helpline} aria-labelledby={id}>
      <div className={style.body}>
        <h2 id={id}>
          <Icon name="phone-call" />
          {t('helpTitle')}
        </h2>
        <p>{t('helpIntro')}</p>
        <dl>
          <Line label={t('helplineCharge')} number={t('helplineNumber')} />
          {officePhone ? <Line label={t('councilOffice')} number={officePhone} /> : null}
          <div>
            <dt>{t('officeHours')}</dt>
            <dd>{officeHours ?? t('officeHoursText')}</dd>
          </div>
        </dl>
      </div>
      <div className={style.sos}>
        <p>
          <Icon name="siren" />
          {t('emergencyDayNight')}
        </p>
        <p>
          <a className="num" href={telephone(t('emergencyNumber'))}>
            {t('emergencyNumber')}
          </a>
        </p>
        <p>{t('emergencyWhat')}</p>
      </div>
    </section>
  )
}

const Line = ({ label, number }: { label: string; number: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <a className="num" href={telephone(number)}>
        {useFormat().digits(number)}
      </a>
    </dd>
  </div>
)
