import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table.tsx'

/** The lawsuits, ward by ward in the order of the council; a ward may have several, so the lawsuit names the row. */
export function Litigations({ rows }: { rows: readonly Row<'litigations'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('litigations')}
      titled
      unnumbered
      rows={rows}
      columns={[
        { label: t('wardNumber'), value: 'ward' },
        { label: t('lawsuit'), value: 'name', rowHeader: true },
      ]}
    />
  )
}
