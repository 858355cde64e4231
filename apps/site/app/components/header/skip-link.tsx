import { useTranslation } from '../../i18n/use-translation.ts'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { smoothly } from '../smoothly/smoothly.ts'
import style from './skip-link.module.css'

/** Scrolls to the main region, smoothly if the visitor allows it, and moves the focus there. */
export function goToMain(): void {
  const main = document.getElementById('main')
  main?.scrollIntoView({ behavior: smoothly() })
  main?.focus({ preventScroll: true })
}

/** The first element that the Tab key reaches. */
export function SkipLink() {
  const { t } = useTranslation('common')
  return (
    <InsteadLink className={style.skip} href="#main" instead={goToMain}>
      {t('skipToMain')}
    </InsteadLink>
  )
}
