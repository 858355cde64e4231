import { wardNumber } from '@nagardwar/contract/browser'
import { definePage } from '../../api/page.ts'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { hasAreas } from '../../wards/areas.ts'
import { AreasList } from '../../wards/areas-list.tsx'
import { SelectWard } from '../../wards/select-ward.tsx'
import { wardPath } from '../../wards/ward-key.ts'
import type { Route } from './+types/route.ts'

const page = definePage(['ward', 'my-ward'], { wards: 'wards' })
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
          <>
            {rows.some(hasAreas) && (
              <p>
                <a href="#areas">{t('byArea')}</a>
              </p>
            )}
            <SelectWard wards={rows} />
            <DataTable
              caption={t('caption')}
              rows={rows}
              columns={[
                { label: t('number'), value: (row) => wardNumber(row.number), kind: 'digits' },
                {
                  label: t('name'),
                  cell: ({ number, name }) => (
                    <Link to={wardPath(number)}>
                      <Text>{name}</Text>
                    </Link>
                  ),
                  rowHeader: true,
                },
              ]}
            />
            <AreasList wards={rows} />
          </>
        )}
      </Resource>
    </Page>
  )
}
