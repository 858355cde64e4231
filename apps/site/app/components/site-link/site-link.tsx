import type { ReactNode } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import type { Destination } from './destination.ts'

type Props = {
  to: Destination
  children: ReactNode
  className?: string
  current?: boolean
  /** Navigation state for the page, as in the specification (`p_id`, `y_id`). */
  state?: unknown
  /** A visible arrow; the hidden text is always there. */
  withArrow?: boolean
  /** The size of a document, where it is known. */
  bytes?: number | undefined
  onClick?: () => void
}

/** A link to any destination from the server. It says if it opens a new tab, and the type of a document. */
export function SiteLink({ to, children, current, withArrow = true, state, bytes, ...rest }: Props) {
  const mark = current ? ({ 'aria-current': 'page' } as const) : {}
  if (to.kind === 'none') return <span className={rest.className}>{children}</span>
  if (to.kind === 'page')
    return (
      <Link to={to.path} state={state} {...mark} {...rest}>
        {children}
      </Link>
    )
  if (to.kind === 'contact')
    return (
      <a href={to.href} {...rest}>
        {children}
      </a>
    )
  return (
    <a href={to.href} target="_blank" rel="noopener" {...rest}>
      {children}
      {to.kind === 'document' ? <Document bytes={bytes} /> : null}
      {withArrow ? <Icon name={to.kind === 'document' ? 'file-text' : 'external-link'} /> : null}
      <NewTab />
    </a>
  )
}

/** "PDF, 412 KB", after the text of a link. */
function Document({ bytes }: { bytes: number | undefined }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  return (
    <small className="num soft">
      {' '}
      {t('pdf')}
      {bytes ? `, ${format.fileSize(bytes)}` : ''}
    </small>
  )
}

/** Tells screen readers what the arrow shows: the link leaves the page. */
export function NewTab() {
  const { t } = useTranslation('common')
  return <span className="vh"> ({t('opensInNewTab')})</span>
}
