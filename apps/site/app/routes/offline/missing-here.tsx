import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../components/button/button.tsx'
import { Note } from '../../components/list-state/list-state.tsx'
import { askedPath } from './asked-path.ts'

// Known to the browser alone: the worker leads here with the address that was asked for.
const never = () => () => undefined
const useAskedPath = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => askedPath(location.search),
    () => undefined,
  )

/** Says that the page that was asked for is not on this device, and how to ask again. */
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
