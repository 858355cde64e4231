import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useScrolledPast } from '../scrolled-past/scrolled-past.ts'
import style from './floating.module.css'

/** The corner where the chat and the way to the top float. */
export function Floating({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const past = useScrolledPast()
  return (
    <aside className={style.floating} data-past={past || undefined} aria-label={t('quickHelp')}>
      {children}
    </aside>
  )
}
