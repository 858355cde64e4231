import { useSyncExternalStore } from 'react'
import { buttonClass } from '../../components/button/button.tsx'
import { Note } from '../../components/list-state/list-state.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { askedPath } from './asked-path.ts'

// Only the browser knows it: the service worker redirects here with the requested address.
const never = () => () => undefined
const useAskedPath = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => askedPath(location.search),
    () => undefined,
  )

/** Says that the requested page is not on this device, and how to try again. */
export function MissingHere() {
  const { t } = useTranslation('offline')
  const path = useAskedPath()
  if (!path) return null
  return (
    <div className="stack">
      <Note text={t('missing')}>{t('missingWhy')}</Note>
      <p>
        {/* A plain link asks for the whole document, which the worker answers as soon as there is a network. */}
        <a className={buttonClass()} href={path}>
          {t('tryAgain')}
        </a>
      </p>
    </div>
  )
}
