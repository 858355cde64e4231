import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { AmrutFigures } from './present.ts'

type Props = { serial: number; caption: string; figures: AmrutFigures }

/** One serial number of the return: targets and results, physical and financial. */
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
        { group: physical, label: t('purpose'), value: 'purpose', kind: 'digits' },
        { group: physical, label: t('achieved'), value: 'achieved', kind: 'digits' },
        { group: physical, label: t('percentage'), value: 'physicalPercentage', kind: 'digits' },
        { group: financial, label: t('expenditure'), value: 'expenditure', kind: 'digits' },
        { group: financial, label: t('fundsAvailable'), value: 'fundsAvailable', kind: 'digits' },
        { group: financial, label: t('estimatedCost'), value: 'estimatedCost', kind: 'digits' },
        { group: financial, label: t('percentage'), value: 'financialPercentage', kind: 'digits' },
        { label: t('remarks'), cell: () => t('none') },
      ]}
    />
  )
}
