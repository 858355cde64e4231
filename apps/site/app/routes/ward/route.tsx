import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('ward', { wards: 'wards' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Wards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['ward', 'common'])
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.wards}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={rows}
            columns={[
              { label: t('number'), value: 'number', kind: 'digits' },
              { label: t('name'), value: 'name', rowHeader: true },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
