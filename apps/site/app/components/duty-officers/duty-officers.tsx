import type { Row } from '@nagardwar/contract/browser'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { EmailLink } from '../email/email-link.tsx'
import { PersonCard } from '../person-card/person-card.tsx'
import { type Duty, withDuties } from './with-duties.ts'

type Props = { title: string; officers: readonly Row<'officers'>[]; duties: readonly Duty[] }

/** The officers for whom residents ask. Nothing where the council has named none. */
export function DutyOfficers({ title, officers, duties }: Props) {
  const { t } = useTranslation('common')
  const named = withDuties(officers, duties)
  if (named.length === 0) return null
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ul className="list grid grid--3">
        {named.map(({ id, name, designation, email }) => (
          <li key={id}>
            <PersonCard
              name={<Text>{name}</Text>}
              role={<Text>{designation}</Text>}
              details={[
                {
                  label: t('email'),
                  value: email && <EmailLink address={email} />,
                },
              ]}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
