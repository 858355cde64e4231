import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { PersonCard } from '../../components/person-card/person-card.tsx'
import { memberPath, membersPath } from '../../council-work/work-path.ts'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useHasContent } from '../../start/left-out.ts'
import type { Route } from './+types/route.ts'
import { presentMembers } from './present.ts'

const page = definePage('elected-member', { members: 'electedMembers' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function ElectedMembers({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('elected-member')
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.members}>{(rows) => <Members title={t('list')} rows={rows} />}</Resource>
    </Page>
  )
}

function Members({ title, rows }: { title: string; rows: readonly Row<'electedMembers'>[] }) {
  const { t } = useTranslation('common')
  const members = presentMembers(rows, useFormat(), t('present'))
  const havePages = useHasContent()(membersPath)
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <ul className="list grid grid--2">
        {members.map(({ id, name, ward, term, mobile, portrait }) => (
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
              details={[
                { label: t('ward'), value: ward && <Text>{ward}</Text> },
                { label: t('term'), value: term },
                { label: t('mobile'), value: mobile && <a href={mobile.href}>{mobile.written}</a> },
              ]}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
