import { useNow } from '../clock/use-now.ts'
import { DataTable } from '../components/data-table/data-table.tsx'
import { StateLabel } from '../components/state-label/state-label.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { type StateRow, statesAt } from './present-service-states.ts'
import { StateWhen, StateWhere } from './state-facts.tsx'
import { toneOf } from './tone-of.ts'

/** How the services work now, a row for each: what, how, why, where, since when and until when. */
export function StatesTable({ rows }: { rows: readonly StateRow[] }) {
  const { t } = useTranslation(['today', 'common'])
  return (
    <DataTable
      caption={t('services')}
      titled
      unnumbered
      rows={statesAt(rows, useNow())}
      empty={t('common:noData')}
      columns={[
        { label: t('service'), cell: (row) => t(row.service), rowHeader: true },
        {
          label: t('state'),
          cell: (row) => <StateLabel tone={toneOf[row.state]}>{t(row.state)}</StateLabel>,
        },
        {
          label: t('reason'),
          cell: (row) => (
            <>
              <Text>{row.reason}</Text>{' '}
              <small className="soft">
                <StateWhere row={row} /> <StateWhen row={row} />
              </small>
            </>
          ),
        },
      ]}
    />
  )
}
