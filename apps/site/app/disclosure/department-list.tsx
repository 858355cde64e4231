import { SideList } from '../components/side-list/side-list.tsx'
import { useBarePath } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { presentDepartmentLinks } from './department-links.ts'
import type { DynamicRows } from './dynamic-page.ts'

/** All active departments, beside the pages of one of them; below its content they are closed. */
export function DepartmentList({
  departments,
  current,
}: {
  departments: DynamicRows['departments']
  current?: number | undefined
}) {
  const { t } = useTranslation('common')
  const barePath = useBarePath()
  return (
    <SideList title={t('departments')} items={presentDepartmentLinks(departments, barePath, current)}>
      {/* Beside the list, so that a wide screen shows the list and leaves this out. */}
      <details>
        <summary>{t('allDepartments')}</summary>
      </details>
    </SideList>
  )
}
