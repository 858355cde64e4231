import type { Row } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** What the department does, in the order of the council. */
export function Works({ rows }: { rows: readonly Row<'healthWorks'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('works')}
      titled
      rows={rows}
      columns={[{ label: t('work'), value: 'description' }]}
    />
  )
}
