import { useTranslation } from '../../i18n/use-translation.ts'
import { iconButtonClass } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { smoothly } from '../smoothly/smoothly.ts'
import style from './scroll-to-top.module.css'

/** The focus moves up too: the button disappears at the top and would lose it. */
function toTop(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: smoothly() })
}

/** The link to the top. It appears when the page is scrolled past the threshold. */
export function ScrollToTop() {
  const { t } = useTranslation('common')
  return (
    <InsteadLink className={`${iconButtonClass} ${style.top}`} href="#main" instead={toTop}>
      <Icon name="arrow-up" />
      <span className="vh">{t('backToTop')}</span>
    </InsteadLink>
  )
}
