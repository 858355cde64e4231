import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card/card.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { Page } from '../../frame/page.tsx'
import { Text } from '../../i18n/text.tsx'
import { DepartmentList } from '../../places/department-list.tsx'
import type { Place, PlaceRows } from '../../places/place.ts'
import { presentHeadings } from './present.ts'

type Props = Extract<Place, { kind: 'department' }> & { rows: PlaceRows }

/** A department: its headings, and the other departments beside them. */
export function DepartmentPage({ department, rows }: Props) {
  const { t } = useTranslation('department')
  const headings = presentHeadings(rows.headings, department.departmentId)
  return (
    <Page
      title={department.name}
      intro={t('intro')}
      crumbs={[{ label: t('departments'), to: '/departments' }]}
      aside={<DepartmentList departments={rows.departments} current={department.departmentId} />}
    >
      <section>
        <h2>{t('headings')}</h2>
        {headings.length === 0 ? <Empty /> : null}
        <ul className="list grid grid--2">
          {headings.map(({ id, label, to, state }) => (
            <li key={id}>
              <Card title={<Text>{label}</Text>} to={to} state={state} />
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
