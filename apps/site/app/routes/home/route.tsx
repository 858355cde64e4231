import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { Page } from '../../frame/page.tsx'

const page = definePage([], {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const handle = page.handle

export default function Home() {
  const { t } = useTranslation('frame')
  return <Page title={t('home')} description={t('home')} />
}
