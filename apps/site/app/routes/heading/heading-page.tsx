import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { Page } from '../../frame/page.tsx'
import { Resource } from '../../frame/resource.tsx'
import { carryDepartment } from '../../places/carried-ids.ts'
import { departmentLink } from '../../places/department-links.ts'
import { DepartmentList } from '../../places/department-list.tsx'
import { isTownPlanning } from '../../places/department-name.ts'
import type { Place, PlaceRows } from '../../places/place.ts'
import { DocumentCards } from './document-cards.tsx'
import { YearAccordion } from './year-accordion.tsx'

type Props = Extract<Place, { kind: 'heading' }> & {
  rows: PlaceRows
  yearDocuments: Listed<'yearDocuments'> | undefined
  headingDocuments: Listed<'headingDocuments'> | undefined
}

/** The documents under a heading of a department: cards for town planning, years for all others. */
export function HeadingPage({ heading, department, rows, yearDocuments, headingDocuments }: Props) {
  const { t } = useTranslation('heading')
  const isCards = isTownPlanning(department?.name ?? '')
  return (
    <Page
      title={heading.heading}
      intro={t('intro')}
      crumbs={[{ label: t('departments'), to: '/departments' }, ...stepOf(department)]}
      aside={<DepartmentList departments={rows.departments} current={department?.departmentId} />}
    >
      {isCards && headingDocuments ? (
        <Resource of={headingDocuments}>
          {(documents) => <DocumentCards documents={documents} headingId={heading.headingId} />}
        </Resource>
      ) : null}
      {!isCards && yearDocuments ? (
        <Resource of={yearDocuments}>
          {(documents) => <YearAccordion documents={documents} headingId={heading.headingId} />}
        </Resource>
      ) : null}
    </Page>
  )
}

function stepOf(department: Props['department']) {
  if (!department) return []
  return [
    {
      label: department.name,
      to: departmentLink(department),
      state: carryDepartment(department.departmentId),
    },
  ]
}
