import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentRoads } from './present.ts'

const page = definePage('roads', { roads: { list: 'roads', onFailure: 'Error fetching road data' } })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Roads({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['roads', 'common'])
  const format = useFormat()
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile">
      <Resource of={loaderData.roads} failed={t('failed')}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={presentRoads(rows, format)}
            columns={[
              { label: t('common:description'), cell: (row) => <Text>{row.description}</Text> },
              { label: t('length'), cell: (row) => <Text>{row.length}</Text>, numeric: true },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
