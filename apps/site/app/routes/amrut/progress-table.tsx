import { useTranslation } from 'react-i18next'
import { DataTable } from '../../components/data-table/data-table.tsx'
import type { AmrutFigures } from './present.ts'

type Props = { serial: number; caption: string; figures: AmrutFigures }

/** One serial number of the return: what was aimed at and reached, on the ground and in money. */
export function ProgressTable({ serial, caption, figures }: Props) {
  const { t } = useTranslation('amrut')
  const [physical, financial] = [t('physical'), t('financial')]
  return (
    <DataTable
      caption={caption}
      firstSerial={serial}
      rows={[{ id: serial, ...figures }]}
      columns={[
        { label: t('matter'), cell: () => t('sewerageScheme') },
        { group: physical, label: t('purpose'), cell: (row) => row.purpose, numeric: true },
        { group: physical, label: t('achieved'), cell: (row) => row.achieved, numeric: true },
        { group: physical, label: t('percentage'), cell: (row) => row.physicalPercentage, numeric: true },
        { group: financial, label: t('expenditure'), cell: (row) => row.expenditure, numeric: true },
        { group: financial, label: t('fundsAvailable'), cell: (row) => row.fundsAvailable, numeric: true },
        { group: financial, label: t('estimatedCost'), cell: (row) => row.estimatedCost, numeric: true },
        { group: financial, label: t('percentage'), cell: (row) => row.financialPercentage, numeric: true },
        { label: t('remarks'), cell: () => t('none') },
      ]}
    />
  )
}
