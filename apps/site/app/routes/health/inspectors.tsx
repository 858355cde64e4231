import type { Row } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Telephones } from '../../components/telephone/telephones.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './inspectors.module.css'
import { presentInspectors } from './present.ts'

/** Contacts for sanitation: the zone names the row, and each ward has its own line. */
export function Inspectors({ rows }: { rows: readonly Row<'sanitationInspectors'>[] }) {
  const { t } = useTranslation('health')
  return (
    <DataTable
      caption={t('inspectors')}
      titled
      unnumbered
      rows={presentInspectors(rows, useFormat())}
      columns={[
        { label: t('zone'), value: 'zone' },
        { label: t('names'), cell: (inspector) => <Names {...inspector} /> },
        { label: t('wards'), cell: ({ wards }) => <Wards wards={wards} /> },
      ]}
    />
  )
}

const Names = ({ names, mobile }: { names: string; mobile: string }) => (
  <>
    <Text>{names}</Text>
    <p className={style.mobile}>
      <Telephones field={mobile} />
    </p>
  </>
)

function Wards({ wards }: { wards: readonly string[] }) {
  const { t } = useTranslation('common')
  if (wards.length === 0) return t('notApplicable')
  return (
    <ul className={`list num ${style.wards}`}>
      {wards.map((ward) => (
        <li key={ward}>{ward}</li>
      ))}
    </ul>
  )
}
