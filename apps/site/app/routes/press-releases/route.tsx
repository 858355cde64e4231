import { definePage } from '../../api/page.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NoticePages, noticesPerPage } from '../../latest/notice-pages.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { isDated } from '../../tenders/tender-path.ts'
import type { Route } from './+types/route.ts'

const page = definePage(['press-releases', 'tender-state'], {
  tenders: { list: 'tenders', perPage: noticesPerPage },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function PressReleases({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('press-releases')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.tenders} empty={t('empty')}>
        {(rows, numbers) => (
          <>
            <NoticePages title={t('list')} rows={rows} numbers={numbers} />
            <MoreLink to="/archive">{t('archive')}</MoreLink>
            {rows.some(isDated) ? <MoreLink to="/tenders">{t('tenders')}</MoreLink> : null}
          </>
        )}
      </Resource>
    </Page>
  )
}
