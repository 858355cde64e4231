import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../button/button.tsx'
import style from './pdf-facts.module.css'

type Facts = {
  bytes?: number | undefined
  isNew?: boolean
  isMissing?: boolean
  /** In place of type and size, where the link leads to a page. */
  state?: ReactNode
}

/** "PDF, 412 KB": the type, and the size if it is known; or that there is no document. */
export function PdfFacts({ bytes, isNew, isMissing = false, state }: Facts) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const size = bytes ? `, ${format.fileSize(bytes)}` : ''
  return (
    <span className={style.facts}>
      {isNew ? <Badge>{t('badgeNew')}</Badge> : null}
      {state ?? <span className="num">{isMissing ? t('noData') : t('pdf') + size}</span>}
    </span>
  )
}
