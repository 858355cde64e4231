import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import type { Route } from './+types/route.ts'
import { Members } from './members.tsx'

const page = definePage(['elected-member', 'my-ward'], {
  members: 'electedMembers',
  wards: { list: 'wards', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function ElectedMembers({ loaderData: { members, wards } }: Route.ComponentProps) {
  const { t } = useTranslation('elected-member')
  const known = useRowsNow(wards)
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil" also={{ wards }}>
      <Resource of={members}>
        {(rows) => (
          <section className="stack">
            <h2 className="vh">{t('list')}</h2>
            <Members rows={rows} wards={known} />
          </section>
        )}
      </Resource>
    </Page>
  )
}
