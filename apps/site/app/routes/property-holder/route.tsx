import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('property-holder', { propertyHolders: 'propertyHolders' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function PropertyHolders({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['property-holder', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile">
      <Resource of={loaderData.propertyHolders}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={rows}
            columns={[
              { label: t('common:description'), value: 'description' },
              { label: t('property'), value: 'property', kind: 'number' },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
