import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Grants } from './present.ts'

/** The grant for a birth in hospital. */
export function Jsy({ grants }: { grants: Grants }) {
  const { t } = useTranslation('nuhm')
  return (
    <section className="stack">
      <h2>{t('jsyTitle')}</h2>
      <p>{t('jsy', { date: grants.launched })}</p>
      <DataTable
        caption={t('jsyTable')}
        unnumbered
        rows={[
          { id: 1, birth: t('birthUrban'), amount: grants.urban },
          { id: 2, birth: t('birthSection'), amount: grants.section },
        ]}
        columns={[
          { label: t('birth'), value: 'birth' },
          { label: t('amount'), value: 'amount', kind: 'digits' },
        ]}
      />
      <div className="prose">
        <h3>{t('jsyConditions')}</h3>
        <ul>
          <li>{t('jsyAge', { years: grants.leastAge })}</li>
          <li>{t('jsyChildren')}</li>
        </ul>
        <p>{t('jsyNow', { date: grants.unconditional })}</p>
      </div>
    </section>
  )
}
