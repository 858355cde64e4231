import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { buttonClass } from '../components/button/button.tsx'
import { serverFailed } from '../recovery/load-from-server.ts'
import { KeepView } from '../recovery/server-page.tsx'
import { AwayPage } from './away-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** What is shown where a page threw: the page that is missing, the server that is away, or our own fault. */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('frame')
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404 || status === 405) return <MissingPage />
  if (status === 502 || status === 503) return <AwayPage />
  // A failure of the browser's own: the server has the page.
  if (!import.meta.env.SSR && !isRouteErrorResponse(error) && !serverFailed())
    return <KeepView error={error} />
  return (
    <TroublePage title={t('brokenTitle')} description={t('brokenDescription')}>
      <p>
        {/* A plain link asks the server for this very page; it needs no script, which may be what broke. */}
        <a className={buttonClass()} href={pathname + search}>
          {t('brokenWayOn')}
        </a>
      </p>
    </TroublePage>
  )
}
