import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentMunicipalProperties } from './present.ts'

const page = definePage('properties-milkat', { municipalProperties: 'municipalProperties' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function MunicipalProperties({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['properties-milkat', 'common'])
  return (
    <Page title={t('title')} intro={t('statement')} section="cityProfile">
      <Resource of={loaderData.municipalProperties}>
        {(rows) => (
          <DataTable
            stacked
            caption={t('caption')}
            rows={presentMunicipalProperties(rows)}
            columns={[
              { label: t('name'), cell: (row) => <Text>{row.name}</Text> },
              { label: t('places'), cell: (row) => <Text>{row.places}</Text> },
              { label: t('common:address'), cell: (row) => <Text>{row.address}</Text> },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
