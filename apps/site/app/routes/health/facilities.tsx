import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { presentFacilities } from './present.ts'

/** Where waste is treated, how much of it, and what becomes of it. */
export function Facilities({ rows }: { rows: readonly Row<'treatmentFacilities'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('facilities')}
      titled
      note={t('facilitiesNote')}
      unnumbered
      rows={presentFacilities(rows, useFormat())}
      columns={[
        { label: t('facility'), cell: ({ name }) => <Text>{name}</Text> },
        { label: t('location'), cell: ({ location }) => <Text>{location}</Text> },
        { label: t('capacity'), cell: ({ capacity }) => capacity, numeric: true },
        { label: t('intake'), cell: ({ intake }) => intake, numeric: true },
        { label: t('output'), cell: ({ output }) => <Text>{output}</Text> },
      ]}
    />
  )
}
