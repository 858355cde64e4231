import { definePage } from '../../api/page.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DocumentsPage } from '../../page-templates/documents-page.tsx'
import { servicesPath } from '../../services/service-path.ts'
import { useHasContent } from '../../start/has-content.ts'
import type { Route } from './+types/route.ts'

const page = definePage('citizen-charter', { documents: 'citizenCharter' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function CitizenCharter({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('citizen-charter')
  const hasContent = useHasContent()
  return (
    <DocumentsPage title={t('title')} intro={t('intro')} documents={loaderData.documents}>
      {hasContent(servicesPath) ? <MoreLink to={servicesPath}>{t('everyService')}</MoreLink> : null}
    </DocumentsPage>
  )
}
