import type { Listed } from '../../api/list.ts'
import { NoticeList } from '../../components/notice-list/notice-list.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { LatestNotices } from './latest-notices.tsx'

export function PressReleases({ tenders }: { tenders: Listed<'tenders'> }) {
  const { t } = useTranslation('home')
  return (
    <NoticeList
      id="press-releases"
      title={t('pressReleases')}
      icon="megaphone"
      more={<MoreLink to="/press-releases">{t('allPressReleases')}</MoreLink>}
    >
      <Resource of={tenders} empty={t('noPressReleases')} isReportedOnce>
        {(rows) => <LatestNotices rows={rows} />}
      </Resource>
    </NoticeList>
  )
}
