import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { Chart } from './chart.tsx'

const page = definePage('org-structure', {
  settings: { list: 'settings', content: 'orgChart' },
  departments: 'departments',
})
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
              rows={rows}
              columns={[
                { label: t('department'), value: 'name' },
                { label: t('head'), value: 'head' },
              ]}
            />
          )}
        </Resource>
      </section>
    </Page>
  )
}
