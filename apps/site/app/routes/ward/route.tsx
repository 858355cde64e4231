import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentWards } from './present.ts'

const page = definePage('ward', { wards: 'wards' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Wards({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['ward', 'common'])
  const format = useFormat()
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.wards}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            rows={presentWards(rows, format)}
            columns={[
              { label: t('number'), cell: (row) => row.number, numeric: true },
              { label: t('name'), cell: (row) => <Text>{row.name}</Text>, rowHeader: true },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
