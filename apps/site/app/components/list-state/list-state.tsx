import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import style from './list-state.module.css'

/** A list that is loading. `text` is the specification's own text for it, if it differs. */
export function Loading({ text }: { text?: string }) {
  const { t } = useTranslation('common')
  return (
    <State kind="loading" role="status" icon="loader-circle" title={text ?? t('loading')}>
      <div className={style.bones} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </State>
  )
}

/** A list that the council has not filled yet. */
export function Empty({ text, children }: { text?: string; children?: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <State kind="empty" icon="inbox" title={text ?? t('noData')}>
      <p>{children ?? t('noDataYet')}</p>
    </State>
  )
}

/** A list that failed to load: what went wrong, perhaps in the server's words, and how to continue. */
export function Failed({
  text,
  onRetry,
  isQuiet = false,
  isWhole = false,
  children,
}: {
  text: ReactNode
  onRetry?: () => void
  /** If it is announced in another way already. */
  isQuiet?: boolean
  /** If the text says what to do, too. */
  isWhole?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <State kind="error" role={isQuiet ? undefined : 'alert'} icon="circle-alert" title={text}>
      {isWhole ? null : <p>{children ?? t('listFailed')}</p>}
      {onRetry ? (
        <button type="button" className={`${style.retry} scripted`} onClick={onRetry}>
          <Icon name="refresh-cw" />
          {t('tryAgain')}
        </button>
      ) : null}
    </State>
  )
}

export const Success = ({ text, children }: { text: string; children?: ReactNode }) => (
  <State kind="success" icon="circle-check" title={text}>
    {children}
  </State>
)

/** A remark about the page itself, such as that it is an old copy. */
export const Note = ({
  text,
  children,
  icon = 'info',
}: {
  text: string
  children?: ReactNode
  icon?: IconName
}) => (
  <State kind="note" icon={icon} title={text}>
    {children}
  </State>
)

type StateProps = {
  kind: 'loading' | 'empty' | 'error' | 'success' | 'note'
  icon: IconName
  title: ReactNode
  role?: 'status' | 'alert' | undefined
  children?: ReactNode
}

const State = ({ kind, icon, title, role, children }: StateProps) => (
  <div className={`${style.state} ${style[kind] ?? ''}`} role={role} data-state={kind}>
    <Icon name={icon} />
    <div className={style.words}>
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  </div>
)
