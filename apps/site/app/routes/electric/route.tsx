import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Figures } from '../../components/figures/figures.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useFact } from '../../start/fact.ts'
import type { Route } from './+types/route.ts'

const page = definePage('electric', { electricContacts: 'electricContacts' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Electric({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['electric', 'common'])
  const format = useFormat()
  // As the council counted them; a figure to read, not a rule (spec.md, section 9).
  const lamps = useFact()('streetLamps')
  return (
    <Page title={t('title')} intro={t('intro')} section="cityProfile">
      {lamps ? <Figures figures={[{ label: t('lamps'), value: format.number(lamps) }]} /> : null}
      <Resource of={loaderData.electricContacts}>
        {(rows) => (
          <DataTable
            caption={t('caption')}
            stacked
            rows={rows}
            columns={[
              { label: t('common:description'), value: 'description' },
              { label: t('common:mobile'), value: 'mobile', kind: 'telephone' },
              { label: t('vendor'), value: 'vendor' },
            ]}
          />
        )}
      </Resource>
    </Page>
  )
}
