import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentPropertyHolders } from './present.ts'

const page = definePage('property-holder', { propertyHolders: 'propertyHolders' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function PropertyHolders({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['property-holder', 'common'])
  const format = useFormat()
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile">
      <Resource of={loaderData.propertyHolders}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={presentPropertyHolders(rows, format)}
            columns={[
              { label: t('common:description'), cell: (row) => <Text>{row.description}</Text> },
              { label: t('property'), cell: (row) => row.property, numeric: true },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
