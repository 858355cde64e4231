import type { Row } from '@nagardwar/contract/browser'
import { useId, useState } from 'react'
import { PersonCard } from '../../components/person-card/person-card.tsx'
import { memberPath, membersPath } from '../../council-work/work-path.ts'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useHasContent } from '../../start/has-content.ts'
import { ofWard } from '../../wards/of-ward.ts'
import { WardOptions } from '../../wards/ward-options.tsx'
import { presentMembers } from './present.ts'

type Props = { rows: readonly Row<'electedMembers'>[]; wards: readonly Row<'wards'>[] }

/** The members in the order of the council; with script, those of one ward alone. */
export function Members({ rows, wards }: Props) {
  const { t } = useTranslation('elected-member')
  const [ward, setWard] = useState('')
  const id = useId()
  const { number } = useFormat()
  const shown = ward ? ofWard(rows, ward) : rows
  return (
    <>
      {wards.length > 0 ? (
        <p className="scripted">
          <label htmlFor={id}>{t('ward')}</label>{' '}
          <select id={id} value={ward} onChange={({ currentTarget }) => setWard(currentTarget.value)}>
            <option value="">{t('all')}</option>
            <WardOptions wards={wards} />
          </select>
        </p>
      ) : null}
      <p className="vh" role="status">
        {ward ? t('found', { number: number(shown.length) }) : ''}
      </p>
      {shown.length > 0 ? <Cards rows={shown} /> : <p>{t('none')}</p>}
    </>
  )
}

function Cards({ rows }: Pick<Props, 'rows'>) {
  const { t } = useTranslation(['common', 'elected-member'])
  const members = presentMembers(rows, useFormat(), t('present'))
  const havePages = useHasContent()(membersPath)
  return (
    <ul className="list grid grid--2">
      {members.map(({ id, name, post, party, ward, reservation, term, mobile, portrait }) => (
        <li key={id}>
          <PersonCard
            name={
              havePages ? (
                <Link to={memberPath(id)}>
                  <Text>{name}</Text>
                </Link>
              ) : (
                <Text>{name}</Text>
              )
            }
            portrait={portrait}
            role={post && <Text>{post}</Text>}
            details={[
              { label: t('elected-member:party'), value: party && <Text>{party}</Text> },
              { label: t('ward'), value: ward && <Text>{ward}</Text> },
              { label: t('elected-member:reservation'), value: reservation && <Text>{reservation}</Text> },
              { label: t('mobile'), value: mobile && <a href={mobile.href}>{mobile.written}</a> },
              { label: t('term'), value: term },
            ]}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  )
}
