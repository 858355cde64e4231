import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../button/button.tsx'
import { goToMain } from '../header/skip-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { useScrolledPast } from '../scrolled-past/scrolled-past.ts'
import style from './scroll-to-top.module.css'

function toTop(): void {
  goToMain()
  window.scrollTo({ top: 0 })
}

/** Appears once the page is scrolled past the threshold; the page's own style decides how smoothly it goes. */
export function ScrollToTop() {
  const { t } = useTranslation('common')
  const past = useScrolledPast()
  return (
    <InsteadLink className={`${iconButtonClass} ${style.top}`} href="#main" instead={toTop} hidden={!past}>
      <Icon name="arrow-up" />
      <span className="vh">{t('backToTop')}</span>
    </InsteadLink>
  )
}
