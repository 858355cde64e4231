import { fileUrl } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { filesBase } from '../site-link/destination.ts'
import { NewTab } from '../site-link/site-link.tsx'
import style from './pdf.module.css'

export type Pdf = {
  title: ReactNode
  /** As the server gave it; empty when the document is missing. */
  path: string | undefined
  bytes?: number | undefined
  isNew?: boolean
}

type Facts = { bytes?: number | undefined; isNew?: boolean; isMissing?: boolean }

/** "PDF, 412 KB": always the type, and the size where it is known; or that there is no document. */
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

/** One document in a list of documents. */
export function PdfLink({ title, path, bytes, isNew = false }: Pdf) {
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
  if (!path) return <span className={style.missing}>{content}</span>
  return (
    <a className={style.pdf} href={fileUrl(path, filesBase)} target="_blank" rel="noopener">
      {content}
    </a>
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

/** A document by itself: icon, name and a View button. Stand them in `grid grid--2`. */
export function PdfCard({ title, path, bytes, heading: Heading = 'h2' }: Pdf & { heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('common')
  return (
    <div className={style.card}>
      <span className={style.icon}>
        <Icon name="file-text" />
      </span>
      <div>
        <Heading>{title}</Heading>
        {path ? <PdfFacts bytes={bytes} /> : <p className="small soft">{t('noData')}</p>}
      </div>
      {path ? (
        <a className={style.view} href={fileUrl(path, filesBase)} target="_blank" rel="noopener">
          {t('view')}
          <span className="vh">: {title}</span>
          <NewTab />
        </a>
      ) : null}
    </div>
  )
}

/** Only the icon, for a cell of a table; what it opens is said to those who cannot see it. */
export function PdfIcon({ title, path, bytes }: Pdf) {
  const { t } = useTranslation('common')
  if (!path) return <span>{t('notApplicable')}</span>
  return (
    <a className={style.download} href={fileUrl(path, filesBase)} target="_blank" rel="noopener">
      <Icon name="download" />
      <PdfFacts bytes={bytes} />
      <span className="vh">: {title}</span>
      <NewTab />
    </a>
  )
}
