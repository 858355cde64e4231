import { useTranslation } from 'react-i18next'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { smoothly } from '../smoothly/smoothly.ts'
import style from './skip-link.module.css'

/** Scrolls to the main region, as smoothly as the visitor likes, and puts the focus there. */
export function goToMain(): void {
  const main = document.getElementById('main')
  main?.scrollIntoView({ behavior: smoothly() })
  main?.focus({ preventScroll: true })
}

/** The first thing that the Tab key reaches. */
export function SkipLink() {
  const { t } = useTranslation('common')
  return (
    <InsteadLink className={style.skip} href="#main" instead={goToMain}>
      {t('skipToMain')}
    </InsteadLink>
  )
}
