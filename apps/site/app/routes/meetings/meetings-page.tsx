import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { Page } from '../../frame/page.tsx'
import { Resource } from '../../frame/resource.tsx'
import { carryDepartment } from '../../places/carried-ids.ts'
import { DepartmentList } from '../../places/department-list.tsx'
import type { Place, PlaceRows } from '../../places/place.ts'
import { MeetingAccordion } from './meeting-accordion.tsx'

type Props = Extract<Place, { kind: 'meetings' }> & {
  rows: PlaceRows
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
