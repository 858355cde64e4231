import type { Row } from '@nagardwar/contract/browser'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentScreenReaders } from './present.ts'

/** The programs. If there are none, the table has one row that says so (spec.md, section 2). */
export function ScreenReaderTable({ rows }: { rows: readonly Row<'screenReaders'>[] }) {
  const { t } = useTranslation(['screen-reader-access', 'common'])
  return (
    <DataTable
      caption={t('caption')}
      stacked
      empty={t('common:noDataSmall')}
      rows={presentScreenReaders(rows, { free: t('free'), commercial: t('commercial') })}
      columns={[
        { label: t('name'), value: 'name' },
        {
          label: t('website'),
          cell: (row) => (
            <SiteLink to={row.to}>
              <span lang="en">{row.site}</span>
            </SiteLink>
          ),
        },
        { label: t('availability'), value: 'available' },
      ]}
    />
  )
}
