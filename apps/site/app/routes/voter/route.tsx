import { definePage } from '../../api/page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DocumentsPage } from '../../page-templates/documents-page.tsx'
import type { Route } from './+types/route.ts'

const page = definePage('voter', { documents: 'voter' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Voter({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('voter')
  return <DocumentsPage title={t('title')} intro={t('intro')} documents={loaderData.documents} />
}
