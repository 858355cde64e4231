import type { Row } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { FindPanel } from '../../places/find-panel.tsx'
import { placedOf, placeId } from '../../places/placed.ts'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { phonesOf, presentHospitals } from './present.ts'

const page = definePage(['hospital', 'places'], {
  hospitals: 'hospitals',
  holidays: { list: 'holidays', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The list of siblings would leave too little room for the six columns. */
const wholeWidth = null

export default function Hospitals({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('hospital')
  const at = usePlaceTime(loaderData.holidays)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="cityProfile"
      aside={wholeWidth}
      also={{ holidays: loaderData.holidays }}
    >
      <Resource of={loaderData.hospitals}>
        {(rows) => (
          <>
            <FindPanel
              places={placedOf(rows, (row) => ({ name: row.name, phone: phonesOf(row) }))}
              at={at}
              isUrgent
            />
            <HospitalTable rows={rows} at={at} />
          </>
        )}
      </Resource>
    </Page>
  )
}

function HospitalTable({ rows, at }: { rows: readonly Row<'hospitals'>[]; at: PlaceTime }) {
  const { t } = useTranslation(['hospital', 'common'])
  const titles = { east: t('east'), west: t('west') }
  return (
    <DataTable
      caption={t('caption')}
      idOf={({ id }) => placeId(id)}
      unnumbered
      groups={presentHospitals(rows, titles)}
      columns={[
        { label: t('name'), value: 'name' },
        { label: t('doctor'), value: 'doctor' },
        {
          label: t('common:address'),
          cell: (row) => (
            <>
              <Text>{row.address}</Text>
              <WayThere name={row.name} of={row} at={at} type="Hospital" />
            </>
          ),
        },
        { label: t('phones'), value: phonesOf, kind: 'telephone' },
        { label: t('beds'), value: 'beds', kind: 'digits' },
        { label: t('facility'), value: 'facility' },
      ]}
    />
  )
}
