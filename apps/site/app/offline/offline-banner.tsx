import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../components/icon/icon.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { forgetCopy, useCopyTime, useIsOnline } from '../network/connection.ts'
import style from './offline-banner.module.css'
import { tellOpened } from './worker.ts'

/** Says when there is no network, and when the current page is an old copy, with its date. */
export function OfflineBanner() {
  useOpenedPages()
  const { t } = useTranslation('frame')
  const { pathname, search } = useLocation()
  const copyTime = useCopyTime()
  const isOnline = useIsOnline()
  const date = useFormat().momentInWords(copyTime)
  const words = isOnline ? t('notAnswering') : t('offline')
  const isShown = copyTime !== undefined || !isOnline
  return (
    <div role="status" className={style.banner}>
      {isShown ? (
        <div className="wrap">
          <Icon name="info" />
          <p>
            {words} {copyTime ? t('offlineCopy', { date }) : t('offlineKept')}
          </p>
          {/* A plain link: only the server can say how the page is now. */}
          {copyTime && isOnline ? <a href={pathname + search}>{t('offlineReload')}</a> : null}
        </div>
      ) : null}
    </div>
  )
}

/** Every page that is read is stored; a page shown by the router is not a copy. */
function useOpenedPages(): void {
  const { pathname, search } = useLocation()
  const shown = useRef(pathname + search)
  useEffect(() => {
    if (shown.current === pathname + search) return
    shown.current = pathname + search
    forgetCopy()
    void tellOpened()
  }, [pathname, search])
}
