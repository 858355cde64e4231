import { isRouteErrorResponse, useLocation } from 'react-router'
import { buttonClass } from '../components/button/button.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { KeepView } from '../recovery/server-page.tsx'
import { AwayPage } from './away-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { TroublePage } from './trouble-page.tsx'

/** Whether the document in view says already that this page is broken: then the browser says the same. */
const serverFailed = (): boolean => document.querySelector('[data-broken]') !== null

/** Shown when a page threw: it is missing, the server is away, or there is a bug. */
export function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('frame')
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404 || status === 405) return <MissingPage />
  if (status === 502 || status === 503) return <AwayPage />
  // An error in the browser only: the server has the page.
  if (!import.meta.env.SSR && !isRouteErrorResponse(error) && !serverFailed())
    return <KeepView error={error} />
  return (
    <TroublePage title={t('brokenTitle')} description={t('brokenDescription')}>
      <p data-broken>
        {/* A plain link asks the server for this very page; it needs no script, which may be what broke. */}
        <a className={buttonClass()} href={pathname + search}>
          {t('brokenWayOn')}
        </a>
      </p>
    </TroublePage>
  )
}
