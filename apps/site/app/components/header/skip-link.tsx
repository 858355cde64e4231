import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import style from './skip-link.module.css'

/** Scrolls to the main region, as smoothly as the visitor likes, and puts the focus there. */
export function toMain(event: MouseEvent): void {
  const main = document.getElementById('main')
  if (!main) return
  event.preventDefault()
  main.scrollIntoView()
  main.focus({ preventScroll: true })
}

/** The first thing that the Tab key reaches. */
export function SkipLink() {
  const { t } = useTranslation('common')
  return (
    <a className={style.skip} href="#main" onClick={toMain}>
      {t('skipToMain')}
    </a>
  )
}
