import { useTranslation } from 'react-i18next'
import { iconButtonClass } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { smoothly } from '../smoothly/smoothly.ts'
import style from './scroll-to-top.module.css'

/** The focus goes up too: the button vanishes at the top, and would take it along. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: smoothly() })
}

/** The way to the top. Its corner shows it once the page is scrolled past the threshold. */
export function ScrollToTop() {
  const { t } = useTranslation('common')
  return (
    <InsteadLink className={`${iconButtonClass} ${style.top}`} href="#main" instead={toTop}>
      <Icon name="arrow-up" />
      <span className="vh">{t('backToTop')}</span>
    </InsteadLink>
  )
}
