import { DataTable } from '../../components/data-table/data-table.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { pmay } from './figures.ts'
import type { PmayFigures } from './present.ts'

/** The four components of the scheme. The council itself builds two of them. */
export function ComponentTable({ figures }: { figures: PmayFigures }) {
  const { t } = useTranslation('pmay')
  const rows = [
    {
      id: 'issr',
      component: t('issr'),
      houses: figures.issr,
      price: figures.issrPrice,
      status: t('issrStatus', { number: figures.issrStarted }),
    },
    {
      id: 'clss',
      component: t('clss'),
      houses: t('clssLoans', { number: figures.loans }),
      price: t('clssClaims', { number: figures.claims }),
      status: <FromThePortal />,
    },
    {
      id: 'ahp',
      component: t('ahp'),
      houses: figures.ahp,
      price: figures.ahpPrice,
      status: t('ahpStatus', { number: figures.ahpStarted }),
    },
    { id: 'blc', component: t('blc'), houses: t('none'), price: t('none'), status: t('none') },
  ]
  return (
    <DataTable
      caption={t('table')}
      unnumbered
      stacked
      rows={rows}
      columns={[
        { label: t('component'), value: 'component' },
        { label: t('houses'), cell: (row) => <span className="num">{row.houses}</span> },
        { label: t('price'), cell: (row) => <span className="num">{row.price}</span> },
        { label: t('status'), cell: (row) => row.status },
      ]}
    />
  )
}

function FromThePortal() {
  const { t } = useTranslation('pmay')
  return (
    <>
      {t('clssSource')}{' '}
      <SiteLink to={destinationOf(pmay.website)} withArrow={false}>
        <span lang="en">www.pmaymis.gov.in</span>
      </SiteLink>
    </>
  )
}
