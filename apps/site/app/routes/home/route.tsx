import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { useStart } from '../../frame/start.ts'

const page = definePage([], {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Home() {
  const { t } = useTranslation('frame')
  const name = useStart().settings.name || t('defaultCouncil')
  return (
    <>
      <PageHead title={name} />
      <h1>{name}</h1>
    </>
  )
}
