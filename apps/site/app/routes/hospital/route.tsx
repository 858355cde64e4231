import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { phonesOf, presentHospitals } from './present.ts'

const page = definePage('hospital', { hospitals: 'hospitals' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The list of siblings would leave too little room for the six columns. */
const wholeWidth = null

export default function Hospitals({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('hospital')
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile" aside={wholeWidth}>
      <Resource of={loaderData.hospitals}>{(rows) => <HospitalTable rows={rows} />}</Resource>
    </Page>
  )
}

function HospitalTable({ rows }: { rows: readonly Row<'hospitals'>[] }) {
  const { t } = useTranslation(['hospital', 'common'])
  const titles = { east: t('east'), west: t('west') }
  return (
    <DataTable
      caption={t('caption')}
      unnumbered
      groups={presentHospitals(rows, titles)}
      columns={[
        { label: t('name'), value: 'name' },
        { label: t('doctor'), value: 'doctor' },
        { label: t('common:address'), value: 'address' },
        { label: t('phones'), value: phonesOf, kind: 'telephone' },
        { label: t('beds'), value: 'beds', kind: 'digits' },
        { label: t('facility'), value: 'facility' },
      ]}
    />
  )
}
