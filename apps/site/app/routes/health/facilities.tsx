import type { Row } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Where waste is treated, how much of it, and what becomes of it. */
export function Facilities({ rows }: { rows: readonly Row<'treatmentFacilities'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('facilities')}
      titled
      note={t('facilitiesNote')}
      unnumbered
      rows={rows}
      columns={[
        { label: t('facility'), value: 'name' },
        { label: t('location'), value: 'location' },
        { label: t('capacity'), value: 'capacity', kind: 'number' },
        { label: t('intake'), value: 'intake', kind: 'number' },
        { label: t('output'), value: 'output' },
      ]}
    />
  )
}
