import { useNow } from '../clock/use-now.ts'
import { DataTable } from '../components/data-table/data-table.tsx'
import { StateLabel } from '../components/state-label/state-label.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { type StateRow, statesAt } from './present-service-states.ts'
import { StateWhen, StateWhere } from './state-facts.tsx'

const toneOf = { normal: 'good', limited: 'limited', stopped: 'bad' } as const satisfies Record<
  StateRow['state'],
  string
>

/** How the services work now: what, where, since when, until when and why. */
export function StatesTable({ rows }: { rows: readonly StateRow[] }) {
  const { t } = useTranslation(['today', 'common'])
  return (
    <DataTable
      caption={t('services')}
      titled
      unnumbered
      stacked
      rows={statesAt(rows, useNow())}
      empty={t('common:noData')}
      columns={[
        { label: t('service'), cell: (row) => t(row.service), rowHeader: true },
        {
          label: t('state'),
          cell: (row) => <StateLabel tone={toneOf[row.state]}>{t(row.state)}</StateLabel>,
        },
        { label: t('reason'), value: 'reason' },
        { label: t('where'), cell: (row) => <StateWhere row={row} /> },
        { label: t('when'), cell: (row) => <StateWhen row={row} /> },
      ]}
    />
  )
}
