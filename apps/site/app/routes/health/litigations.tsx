import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The lawsuits by ward, in the order of the council. A ward may have several, so the lawsuit names the row. */
export function Litigations({ rows }: { rows: readonly Row<'litigations'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('litigations')}
      titled
      unnumbered
      rows={rows}
      columns={[
        { label: t('wardNumber'), value: (row) => wardNumber(row.ward) },
        { label: t('lawsuit'), value: 'name', rowHeader: true },
      ]}
    />
  )
}
