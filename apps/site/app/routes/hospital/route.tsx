import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Telephones } from '../../components/telephone/telephones.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentHospitals } from './present.ts'

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
      groups={presentHospitals(rows, titles, useFormat())}
      columns={[
        { label: t('name'), cell: ({ name }) => <Text>{name}</Text> },
        { label: t('doctor'), cell: ({ doctor }) => <Text>{doctor}</Text> },
        { label: t('common:address'), cell: ({ address }) => <Text>{address}</Text> },
        { label: t('phones'), cell: ({ phones }) => <Telephones field={phones} /> },
        { label: t('beds'), cell: ({ beds }) => beds, numeric: true },
        { label: t('facility'), cell: ({ facility }) => <Text>{facility}</Text> },
      ]}
    />
  )
}
