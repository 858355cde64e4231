import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card/card.tsx'
import { Text } from '../../i18n/text.tsx'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'
import { NumberLink } from './number-link.tsx'

/** Where the council is, how to reach it, and when. What the council has not said is left out. */
export function ContactBlocks() {
  const { t } = useTranslation(['contact', 'common'])
  const { address, phones = [], email, officeHours } = useStart().settings
  return (
    <div className="grid grid--3">
      {address ? (
        <Card title={t('common:address')} icon="map-pin">
          <address className={style.plain}>
            <Text>{address}</Text>
          </address>
        </Card>
      ) : null}
      <Card title={t('quickContact')} icon="phone">
        <ul className={`list ${style.ways}`}>
          {(phones.length > 0 ? phones : [t('common:helplineNumber')]).map((phone) => (
            <li key={phone}>
              <NumberLink number={phone} />
            </li>
          ))}
          {email ? (
            <li>
              <a href={`mailto:${email}`} className={style.email}>
                <span lang="en">{email}</span>
              </a>
            </li>
          ) : null}
        </ul>
      </Card>
      <Card title={t('common:officeHours')} icon="clock">
        <div className={style.plain}>
          <Text>{officeHours || t('common:officeHoursText')}</Text>
        </div>
        <p>
          {t('alwaysOpen')} <NumberLink number={t('common:helplineNumber')} />,{' '}
          <NumberLink number={t('common:emergencyNumber')} />
        </p>
      </Card>
    </div>
  )
}
