import type { Listed } from '../../api/list.ts'
import { NoticeList } from '../../components/notice-list/notice-list.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { LatestNotices } from './latest-notices.tsx'

export function Projects({ projects }: { projects: Listed<'projects'> }) {
  const { t } = useTranslation('home')
  return (
    <NoticeList
      id="projects"
      title={t('projects')}
      icon="hammer"
      more={<MoreLink to="/projects">{t('allProjects')}</MoreLink>}
    >
      <Resource of={projects} empty={t('noProjects')} isReportedOnce>
        {(rows) => <LatestNotices rows={rows} />}
      </Resource>
    </NoticeList>
  )
}
