import { fileUrl } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import { ShareButton } from '../share/share-button.tsx'
import { filesBase } from '../site-link/destination.ts'
import { NewTab } from '../site-link/site-link.tsx'
import type { DocumentFacts } from './document-facts.ts'
import style from './pdf.module.css'
import { PdfFacts } from './pdf-facts.tsx'
import { ReadAsText } from './read-as-text.tsx'

export type Pdf = DocumentFacts & {
  title: ReactNode
  /** As the server gave it; empty when the document is missing. */
  path: string | undefined
  isNew?: boolean
}

/** One document in a list of documents. */
export function PdfLink({ title, path, bytes, text, isNew = false }: Pdf) {
  const content = (
    <>
      <Icon name="file-text" />
      <span>
        <b>{title}</b>
        <small>
          <PdfFacts bytes={bytes} isNew={isNew} isMissing={!path} />
          {path ? <NewTab /> : null}
        </small>
      </span>
    </>
  )
  if (!path)
    return (
      <div className={style.document}>
        <span className={style.missing}>{content}</span>
      </div>
    )
  const href = fileUrl(path, filesBase)
  return (
    <div className={style.document}>
      <a className={style.pdf} href={href} target="_blank" rel="noopener">
        {content}
      </a>
      <ReadAsText text={text} title={title} />
      <ShareButton href={href} title={title} />
    </div>
  )
}

/** Documents below each other, as in a year of the accordion. */
export const PdfList = ({ documents }: { documents: readonly (Pdf & { id: string | number })[] }) => (
  <ul className={style.list}>
    {documents.map(({ id, ...document }) => (
      <li key={id}>
        <PdfLink {...document} />
      </li>
    ))}
  </ul>
)

/** One document: icon, name and a View button. Put them into `grid grid--2`. */
export function PdfCard({
  title,
  path,
  bytes,
  text,
  heading: Heading = 'h2',
}: Pdf & { heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('common')
  const href = path && fileUrl(path, filesBase)
  return (
    <div className={style.card}>
      <span className={style.icon}>
        <Icon name="file-text" />
      </span>
      <div>
        <Heading>{title}</Heading>
        {href ? (
          <span className={style.pair}>
            <PdfFacts bytes={bytes} />
            <ReadAsText text={text} title={title} />
          </span>
        ) : (
          <p className="small soft">{t('noData')}</p>
        )}
      </div>
      {href ? (
        <>
          <a className={style.view} href={href} target="_blank" rel="noopener">
            {t('view')}
            <span className="vh">: {title}</span>
            <NewTab />
          </a>
          <ShareButton href={href} title={title} />
        </>
      ) : null}
    </div>
  )
}

/** Only the icon, for a table cell. Screen readers hear what it opens. */
export function PdfIcon({ title, path, bytes, text }: Pdf) {
  const { t } = useTranslation('common')
  if (!path) return <span>{t('notApplicable')}</span>
  const href = fileUrl(path, filesBase)
  return (
    <span className={style.pair}>
      <a className={style.download} href={href} target="_blank" rel="noopener">
        <Icon name="download" />
        <PdfFacts bytes={bytes} />
        <span className="vh">: {title}</span>
        <NewTab />
      </a>
      <ReadAsText text={text} title={title} />
      <ShareButton href={href} title={title} />
    </span>
  )
}
