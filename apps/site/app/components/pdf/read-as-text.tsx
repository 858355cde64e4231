import type { ReactNode } from 'react'
import { useHref } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import style from './pdf.module.css'

type Props = { text?: string | undefined; title: ReactNode }

/** The way to the page with the text of a document. Its key leads to the whole address; the page is a document of its own. */
export function ReadAsText({ text, title }: Props) {
  const { t } = useTranslation('common')
  const href = useHref()
  return text ? (
    <a className={style.read} href={href(`/documents/${text}`)}>
      {t('asText')}
      <span className="vh">: {title}</span>
    </a>
  ) : null
}
