import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useScrolledPast } from '../scrolled-past/scrolled-past.ts'
import style from './floating.module.css'

/** The corner with the chat and the link to the top. */
export function Floating({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const past = useScrolledPast()
  return (
    <aside className={style.floating} data-past={past || undefined} aria-label={t('quickHelp')}>
      {children}
    </aside>
  )
}
