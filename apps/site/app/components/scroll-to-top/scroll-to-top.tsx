import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { useScrolledPast } from '../scrolled-past/scrolled-past.ts'
import { smoothly } from '../smoothly/smoothly.ts'
import style from './scroll-to-top.module.css'

/** The focus goes up too: the button vanishes at the top, and would take it along. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: smoothly() })
}

/** Appears once the page is scrolled past the threshold. */
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
