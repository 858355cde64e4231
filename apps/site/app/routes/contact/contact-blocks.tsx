import { Card } from '../../components/card/card.tsx'
import type { Council } from '../../components/council.ts'
import { EmailLink } from '../../components/email/email-link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NumberLink } from '../../message-form/number-link.tsx'
import { useCouncil } from '../../start/council.ts'
import { useStart } from '../../start/start.ts'
import style from './contact.module.css'

/** Address, contact and office hours. What the council has not given is left out. */
export function ContactBlocks() {
  const { t } = useTranslation(['contact', 'common'])
  const council = useCouncil()
  const { alwaysOpen } = useStart().settings
  const { address, officeHours } = council
  return (
    <div className="grid grid--3">
      {address ? (
        <Card title={t('common:address')} icon="map-pin">
          <address className={style.plain}>
            <Text>{address}</Text>
          </address>
        </Card>
      ) : null}
      <QuickContact council={council} />
      {officeHours || alwaysOpen ? (
        <Card title={t('common:officeHours')} icon="clock">
          {officeHours ? (
            <div className={style.plain}>
              <Text>{officeHours}</Text>
            </div>
          ) : null}
          {alwaysOpen ? (
            <p>
              <Text>{alwaysOpen}</Text>
            </p>
          ) : null}
        </Card>
      ) : null}
    </div>
  )
}

function QuickContact({ council: { phones = [], helpline, email } }: { council: Council }) {
  const { t } = useTranslation('contact')
  const numbers = phones.length > 0 ? phones : helpline ? [helpline] : []
  if (numbers.length === 0 && !email) return null
  return (
    <Card title={t('quickContact')} icon="phone">
      <ul className={`list ${style.ways}`}>
        {numbers.map((phone) => (
          <li key={phone}>
            <NumberLink number={phone} />
          </li>
        ))}
        {email ? (
          <li>
            <EmailLink address={email} className={style.email} />
          </li>
        ) : null}
      </ul>
    </Card>
  )
}
