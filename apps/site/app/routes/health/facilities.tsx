import type { Row } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'

/** Where waste is treated, how much of it, and what becomes of it. */
export function Facilities({ rows, at }: { rows: readonly Row<'treatmentFacilities'>[]; at: PlaceTime }) {
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
        {
          label: t('location'),
          cell: (row) => (
            <>
              <Text>{row.location}</Text>
              <WayThere name={row.name} of={row} at={at} type="Place" />
            </>
          ),
        },
        { label: t('capacity'), value: 'capacity', kind: 'number' },
        { label: t('intake'), value: 'intake', kind: 'number' },
        { label: t('output'), value: 'output' },
      ]}
    />
  )
}
