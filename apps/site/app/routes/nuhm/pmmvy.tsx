import { buttonClass } from '../../components/button/button.tsx'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { grants as facts } from './figures.ts'
import type { Grants } from './present.ts'

const heads = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** The grant for the first two children: how much, in how many instalments, for whom. */
export function Pmmvy({ grants }: { grants: Grants }) {
  const { t } = useTranslation('nuhm')
  return (
    <section className="stack">
      <h2>{t('pmmvyTitle')}</h2>
      <p>{t('pmmvy')}</p>
      <DataTable
        caption={t('pmmvyTable')}
        unnumbered
        rows={[
          { id: 1, child: t('childFirst'), amount: grants.firstChild, paid: t('instalmentsFirst') },
          { id: 2, child: t('childSecond'), amount: grants.secondGirl, paid: t('instalmentsSecond') },
        ]}
        columns={[
          { label: t('child'), value: 'child' },
          { label: t('amount'), value: 'amount', kind: 'digits' },
          { label: t('instalments'), value: 'paid' },
        ]}
      />
      <div className="prose">
        <p>{t('pmmvyRegistration')}</p>
        <h3>{t('eligibleTitle')}</h3>
        <p>{t('eligible')}</p>
        <ol>
          {heads.map((head) => (
            <li key={head}>{t(`eligible${head}`, { amount: grants.incomeBelowLakh })}</li>
          ))}
        </ol>
      </div>
      <SiteLink to={destinationOf(facts.pmmvyWebsite)} className={buttonClass(true)}>
        {t('pmmvyLink')}
      </SiteLink>
    </section>
  )
}
