import { type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button/button.tsx'
import style from './cookie-banner.module.css'

type Props = { onAccept: () => void; onDecline: () => void }

/** Two equal answers. It does not take the focus, and covers nothing that cannot be scrolled into view. */
export function CookieBanner({ onAccept, onDecline }: Props) {
  const { t } = useTranslation('common')
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useRoomBelow(banner)
  return (
    <section ref={banner} className={style.banner} aria-labelledby={id} data-nosnippet>
      <div className={style.text}>
        <h2 id={id} className="vh">
          {t('cookieTitle')}
        </h2>
        <p>
          {t('cookieText')}{' '}
          <Link to="/privacy-policy">
            {t('learnMore')} <span className="vh">{t('learnMoreAbout')}</span>
          </Link>
        </p>
      </div>
      <div className={style.answers}>
        <Button onClick={onAccept}>{t('accept')}</Button>
        <Button quiet onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </section>
  )
}

/** While it is shown, the page has a margin at its end, and focused elements are scrolled clear of it (base.css). */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style: page } = document.documentElement
    const observer = new ResizeObserver(([size]) =>
      page.setProperty('--covered', `${size?.borderBoxSize[0]?.blockSize ?? 0}px`),
    )
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      page.removeProperty('--covered')
    }
  }, [banner])
}
