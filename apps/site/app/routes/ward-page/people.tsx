import type { Row } from '@nagardwar/contract/browser'
import { PersonCard } from '../../components/person-card/person-card.tsx'
import { Telephones } from '../../components/telephone/telephones.tsx'
import { memberPath, membersPath } from '../../council-work/work-path.ts'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { termOf } from '../../page-templates/term.ts'
import { useHasContent } from '../../start/has-content.ts'

type MembersProps = { rows: readonly Row<'electedMembers'>[]; isKnown: boolean }

/** Who sits in the council for the ward. `isKnown` says that the list has members of it, in office or not. */
export function Members({ rows, isKnown }: MembersProps) {
  const { t } = useTranslation(['ward-page', 'common', 'elected-member'])
  const format = useFormat()
  const havePages = useHasContent()(membersPath)
  if (rows.length === 0) return <p>{t(isKnown ? 'noMember' : 'memberUnknown')}</p>
  return (
    <ul className="list grid grid--2">
      {rows.map((member) => (
        <li key={member.id}>
          <PersonCard
            name={
              havePages ? (
                <Link to={memberPath(member.id)}>
                  <Text>{member.name}</Text>
                </Link>
              ) : (
                <Text>{member.name}</Text>
              )
            }
            portrait={{ path: member.image || undefined, facts: member.files?.[member.image ?? ''] }}
            role={member.post && <Text>{member.post}</Text>}
            details={[
              { label: t('elected-member:party'), value: member.party && <Text>{member.party}</Text> },
              {
                label: t('elected-member:reservation'),
                value: member.reservation && <Text>{member.reservation}</Text>,
              },
              { label: t('term'), value: termOf(member, format, t('common:present')) },
              { label: t('mobile'), value: hasNumber(member.mobile) && <Telephones field={member.mobile} /> },
            ]}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  )
}

/** Who looks after cleanliness in the ward. */
export function Cleanliness({ rows }: { rows: readonly Row<'sanitationInspectors'>[] }) {
  const { t } = useTranslation(['ward-page', 'common'])
  const { digits } = useFormat()
  if (rows.length === 0) return <p>{t('common:noData')}</p>
  return (
    <ul className="list grid grid--2">
      {rows.map(({ id, names, zone, mobile }) => (
        <li key={id}>
          <PersonCard
            name={<Text>{names}</Text>}
            role={t('inspector', { zone: digits(zone) })}
            details={[{ label: t('mobile'), value: hasNumber(mobile) && <Telephones field={mobile} /> }]}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  )
}

export function Lawsuits({ rows }: { rows: readonly Row<'litigations'>[] }) {
  const { t } = useTranslation('ward-page')
  if (rows.length === 0) return <p>{t('noLawsuits')}</p>
  return (
    <ul>
      {rows.map(({ id, name }) => (
        <li key={id}>
          <Text>{name}</Text>
        </li>
      ))}
    </ul>
  )
}

const hasNumber = (field: string): true | undefined => (/\p{N}/u.test(field) ? true : undefined)
