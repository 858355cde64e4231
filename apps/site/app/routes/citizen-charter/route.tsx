import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DocumentsPage } from '../../page-templates/documents-page.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('citizen-charter', { documents: 'citizenCharter' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function CitizenCharter({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('citizen-charter')
  return <DocumentsPage title={t('title')} intro={t('intro')} documents={loaderData.documents} />
}
