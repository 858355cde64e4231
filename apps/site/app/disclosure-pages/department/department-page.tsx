import type { ListOutcome } from '../../api/list.ts'
import { Card } from '../../components/card/card.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import { isTownPlanning } from '../../disclosure/department-name.ts'
import { type DynamicPage, type DynamicRows, isSameId } from '../../disclosure/dynamic-page.ts'
import type { HeadingLink } from '../../disclosure/heading-links.ts'
import { Sentence, slot } from '../../i18n/sentence.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { DetailsPlace } from './details-place.tsx'
import { presentHeadings } from './present.ts'

type Props = Extract<DynamicPage, { kind: 'department' }> & {
  rows: DynamicRows
  headings: ListOutcome<'headings'>
  /** The page's data, with which the details came. */
  of: { details?: unknown }
}

/** A department: whom to ask, its services, its headings, and the other departments beside them. */
export function DepartmentPage({ department, rows, headings, of }: Props) {
  const { t } = useTranslation('department')
  return (
    <Page
      title={department.name}
      intro={t('intro', { department: department.name })}
      lead={<Sentence texts={[department.name]}>{t('intro', { department: slot(0) })}</Sentence>}
      crumbs={[{ label: t('publicDisclosure'), to: '/public-disclosure' }]}
      aside={<DepartmentList departments={rows.departments} current={department.departmentId} />}
      records={[
        department,
        ...rows.headings.filter((row) => isSameId(row.departmentId, department.departmentId)),
      ]}
    >
      <DetailsPlace key={department.departmentId} department={department} of={of} />
      <section className="stack">
        <h2>{t('headings')}</h2>
        <Resource of={headings}>
          {(all) => <Headings headings={presentHeadings(all, department.departmentId)} />}
        </Resource>
        {isTownPlanning(department.name) ? <MoreLink to="/maps">{t('developmentPlan')}</MoreLink> : null}
      </section>
    </Page>
  )
}

const Headings = ({ headings }: { headings: readonly HeadingLink[] }) =>
  headings.length === 0 ? (
    <Empty />
  ) : (
    <ul className="list grid grid--2">
      {headings.map(({ id, label, to, state }) => (
        <li key={id}>
          <Card title={<Text>{label}</Text>} to={to} state={state} icon="folder-open" heading="h3" />
        </li>
      ))}
    </ul>
  )
