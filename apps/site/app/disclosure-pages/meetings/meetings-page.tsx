import type { Listed } from '../../api/list.ts'
import { meetingsPath, resolutionsPath } from '../../council-work/work-path.ts'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import type { DynamicPage, DynamicRows } from '../../disclosure/dynamic-page.ts'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { useHasContent } from '../../start/has-content.ts'
import { MeetingAccordion } from './meeting-accordion.tsx'
import { meetingsOf } from './present.ts'

type Props = Extract<DynamicPage, { kind: 'meetings' }> & {
  rows: DynamicRows
  departments: Listed<'disclosureDepartments'>
  meetings: Listed<'meetings'> | undefined
}

const noMeetings = { ok: true as const, value: [] }

/** The meetings of the general administration, by year. */
export function MeetingsPage({ heading, rows, departments, meetings }: Props) {
  const { t } = useTranslation('meetings')
  const { departmentId } = heading
  const own = meetingsOf(heading, useRowsNow(meetings ?? noMeetings))
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
      records={[heading, ...own]}
      also={{ departments }}
    >
      {meetings ? (
        <Resource of={meetings}>{(all) => <MeetingAccordion meetings={meetingsOf(heading, all)} />}</Resource>
      ) : null}
      <OtherLists />
    </Page>
  )
}

const others = [
  [meetingsPath, 'records', 'recordsWhat'],
  [resolutionsPath, 'resolutions', 'resolutionsWhat'],
] as const

/** The same meetings as records, and what stands there. */
function OtherLists() {
  const { t } = useTranslation('meetings')
  const hasContent = useHasContent()
  return others
    .filter(([path]) => hasContent(path))
    .map(([path, title, what]) => (
      <p key={path}>
        <Link to={path}>{t(title)}</Link> {t(what)}
      </p>
    ))
}
