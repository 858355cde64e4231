import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { Card } from '../../components/card/card.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { meetingsPath } from '../../council-work/work-path.ts'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { useHasContent } from '../../start/has-content.ts'
import type { Route } from './+types/route.ts'
import { presentGeneralAdmin } from './present.ts'

const page = definePage('general-admin-department', {
  headings: { list: 'generalAdminHeadings', onFailure: 'Error fetching departments' },
  departments: { list: 'disclosureDepartments', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function GeneralAdmin({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('general-admin-department')
  const departments = useRowsNow(loaderData.departments)
  const hasContent = useHasContent()
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      crumbs={[{ label: t('publicDisclosure'), to: '/public-disclosure' }]}
      aside={<DepartmentList departments={departments} />}
      also={{ departments: loaderData.departments }}
      records={useRowsNow(loaderData.headings)}
    >
      <section className="stack">
        <h2>{t('headings')}</h2>
        <Resource of={loaderData.headings} failed={(message) => message ?? t('failed')}>
          {(rows) => <Headings rows={rows} />}
        </Resource>
        {hasContent(meetingsPath) ? (
          <p>
            <MoreLink to={meetingsPath}>{t('meetings')}</MoreLink>
          </p>
        ) : null}
        <p>
          <MoreLink to="/departments">{t('allDepartments')}</MoreLink>
        </p>
      </section>
    </Page>
  )
}

function Headings({ rows }: { rows: readonly Row<'generalAdminHeadings'>[] }) {
  const headings = presentGeneralAdmin(rows)
  if (headings.length === 0) return <Empty />
  return (
    <ul className="list grid grid--2">
      {headings.map(({ id, label, to, state }) => (
        <li key={id}>
          <Card title={<Text>{label}</Text>} to={to} state={state} icon="landmark" heading="h3" />
        </li>
      ))}
    </ul>
  )
}
