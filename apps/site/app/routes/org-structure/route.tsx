import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Text } from '../../i18n/text.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { Chart } from './chart.tsx'
import { presentHeads } from './present.ts'

const page = definePage('org-structure', { settings: 'settings', departments: 'departments' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function OrganisationStructure({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('org-structure')
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.settings}>{(rows) => <Chart settings={rows} />}</Resource>
      <section className="stack">
        <h2>{t('departmentsTitle')}</h2>
        <Resource of={loaderData.departments}>
          {(rows) => (
            <DataTable
              caption={t('departmentsCaption')}
              rows={presentHeads(rows)}
              columns={[
                { label: t('department'), cell: (row) => <Text>{row.name}</Text> },
                { label: t('head'), cell: (row) => <Text>{row.head}</Text> },
              ]}
            />
          )}
        </Resource>
      </section>
    </Page>
  )
}
