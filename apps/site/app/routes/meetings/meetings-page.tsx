import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import type { DynamicPage, DynamicRows } from '../../disclosure/dynamic-page.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { MeetingAccordion } from './meeting-accordion.tsx'

type Props = Extract<DynamicPage, { kind: 'meetings' }> & {
  rows: DynamicRows
  meetings: Listed<'meetings'> | undefined
}

/** The meetings of the general administration, by year. */
export function MeetingsPage({ heading, rows, meetings }: Props) {
  const { t } = useTranslation('meetings')
  const { departmentId } = heading
  const generalAdmin = {
    label: t('generalAdmin'),
    to: '/general-admin-department',
    state: carryDepartment(departmentId),
  }
  return (
    <Page
      title={heading.heading}
      intro={t('intro')}
      crumbs={[{ label: t('publicDisclosure'), to: '/public-disclosure' }, generalAdmin]}
      aside={<DepartmentList departments={rows.departments} current={departmentId} />}
    >
      {meetings ? (
        <Resource of={meetings}>
          {(all) => <MeetingAccordion meetings={all} departmentId={departmentId} />}
        </Resource>
      ) : null}
    </Page>
  )
}
