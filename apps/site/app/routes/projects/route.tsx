import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NoticePages, noticesPerPage } from '../../latest/notice-pages.tsx'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('projects', {
  projects: { list: 'projects', perPage: noticesPerPage },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('projects')
  return (
    <Page title={t('title')} intro={t('intro')}>
      <Resource of={loaderData.projects} empty={t('empty')}>
        {(rows, numbers) => <NoticePages title={t('list')} rows={rows} numbers={numbers} />}
      </Resource>
    </Page>
  )
}
