import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Card } from '../../components/card/card.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentDisclosure } from './present.ts'

const page = definePage('public-disclosure', {
  departments: { list: 'disclosureDepartments', onFailure: 'Failed to fetch department data.' },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function PublicDisclosure({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('public-disclosure')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.departments} failed={t('failed')}>
        {(rows) => <DepartmentGrid title={t('list')} rows={rows} />}
      </Resource>
    </Page>
  )
}

function DepartmentGrid({ title, rows }: { title: string; rows: readonly Row<'disclosureDepartments'>[] }) {
  const departments = presentDisclosure(rows)
  if (departments.length === 0) return <Empty />
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <ul className="list grid grid--3">
        {departments.map(({ id, name, to, state }) => (
          <li key={id}>
            <Card title={<Text>{name}</Text>} to={to} state={state} icon="folder-open" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
