import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../button/button.tsx'
import style from './pdf-facts.module.css'

type Facts = { bytes?: number | undefined; isNew?: boolean; isMissing?: boolean }

/** "PDF, 412 KB": the type, and the size if it is known; or that there is no document. */
export function PdfFacts({ bytes, isNew, isMissing = false }: Facts) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const size = bytes ? `, ${format.fileSize(bytes)}` : ''
  return (
    <span className={style.facts}>
      {isNew ? <Badge>{t('badgeNew')}</Badge> : null}
      <span className="num">{isMissing ? t('noData') : t('pdf') + size}</span>
    </span>
  )
}
