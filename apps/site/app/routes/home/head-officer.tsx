import type { Listed } from '../../api/list.ts'
import { Officer } from '../../components/officer/officer.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { Block } from './block.tsx'
import { presentHeadOfficer } from './present.ts'

type Props = { headOfficer: Listed<'headOfficer'>; council: string }

export function HeadOfficer({ headOfficer, council }: Props) {
  const { t } = useTranslation('home')
  return (
    <Block title={t('headOfficer')} id="head-officer">
      <Resource of={headOfficer} isReportedOnce>
        {(rows) =>
          rows.slice(0, 1).map((row) => {
            const { name, role, portrait, paragraphs } = presentHeadOfficer(row)
            return (
              <Officer
                key={row.id}
                name={<Text>{name}</Text>}
                role={role ? <Text>{role}</Text> : t('headOfficerRole', { council })}
                portrait={portrait}
                paragraphs={paragraphs}
                more={<MoreLink to="/contact">{t('writeToCouncil')}</MoreLink>}
              />
            )
          })
        }
      </Resource>
    </Block>
  )
}
