import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import { Button } from '../button/button.tsx'
import style from './cookie-banner.module.css'

type Props = { onAccept: () => void; onDecline: () => void }

/** Two equal answers. It covers nothing that cannot be scrolled into view, and takes no focus. */
export function CookieBanner({ onAccept, onDecline }: Props) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <section className={`${style.banner} scripted`} aria-labelledby={id}>
      <h2 id={id}>{t('cookieTitle')}</h2>
      <p>{t('cookieText')}</p>
      <div>
        <Button onClick={onAccept}>{t('accept')}</Button>
        <Button quiet onClick={onDecline}>
          {t('decline')}
        </Button>
        <Link to="/privacy-policy">{t('learnMore')}</Link>
      </div>
    </section>
  )
}
