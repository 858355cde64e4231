import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('roads', { roads: { list: 'roads', onFailure: 'Error fetching road data' } })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Roads({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['roads', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile">
      <Resource of={loaderData.roads} failed={t('failed')}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={rows}
            columns={[
              { label: t('common:description'), value: 'description' },
              { label: t('length'), value: 'length', kind: 'number' },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
