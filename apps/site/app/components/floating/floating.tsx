import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import style from './floating.module.css'

/** The corner where the chat and the way to the top float. */
export function Floating({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <aside className={style.floating} aria-label={t('quickHelp')}>
      {children}
    </aside>
  )
}
