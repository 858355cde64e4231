import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

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
            rows={rows}
            columns={[
              { label: t('name'), value: 'name' },
              { label: t('places'), value: 'places' },
              { label: t('common:address'), value: 'address' },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
