import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OfficeHolders } from '../../page-templates/office-holders.tsx'
import { Page } from '../../page-templates/page.tsx'
import { holdersPerPage } from '../../page-templates/present-office-holders.ts'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage(
  'elected-pre-representative',
  { presidents: 'presidents' },
  {
    list: 'presidents',
    size: holdersPerPage,
  },
)
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function PreviousPresidents({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('elected-pre-representative')
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.presidents}>
        {(presidents) => <OfficeHolders title={t('list')} holders={presidents} />}
      </Resource>
    </Page>
  )
}
