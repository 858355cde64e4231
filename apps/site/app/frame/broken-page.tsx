import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse } from 'react-router'
import { MissingPage } from './missing-page.tsx'
import { PageHead } from './page-head.tsx'

/** What is shown where a page threw: the page that is missing, the server that is away, or our own fault. */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('frame')
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />
  const away = isRouteErrorResponse(error) && error.status === 503
  return (
    <>
      <PageHead title={t(away ? 'awayTitle' : 'brokenTitle')} unlisted />
      <h1>{t(away ? 'awayTitle' : 'brokenTitle')}</h1>
      <p>{t(away ? 'awayDescription' : 'brokenDescription')}</p>
    </>
  )
}
