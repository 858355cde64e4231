import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PauseButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import { usePause } from '../moving/use-pause.ts'
import { PdfFacts } from '../pdf/pdf-facts.tsx'
import type { Destination } from '../site-link/destination.ts'
import { NewTab } from '../site-link/site-link.tsx'
import style from './notice-list.module.css'
import { useSlowScroll } from './use-slow-scroll.ts'

export type Notice = {
  id: string | number
  title: ReactNode
  to: Destination
  isNew?: boolean
  bytes?: number | undefined
  /** Day and short month as `format.dayAndMonth` gives them, and the ISO date. */
  date?: { day: string; month: string; iso: string } | undefined
}

type Props = {
  id?: string
  title: string
  icon: IconName
  more?: ReactNode
  /** `Notices`, or the text to show when there are none. */
  children: ReactNode
}

/** A box in which documents scroll slowly, and stop while somebody reads. */
export function NoticeList({ id, title, icon, more, children }: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const pause = usePause()
  useSlowScroll(list, pause.resting)
  return (
    <section className={style.notices} id={id} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} className={style.title}>
          <Icon name={icon} />
          {title}
        </h2>
        <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: title })} />
      </header>
      <div ref={list} className={style.window} {...pause.hold}>
        {children}
      </div>
      {more ? <footer>{more}</footer> : null}
    </section>
  )
}

export const Notices = ({ notices }: { notices: readonly Notice[] }) => (
  <ul className="list">
    {notices.map((notice) => (
      <Item key={notice.id} notice={notice} />
    ))}
  </ul>
)

const Item = ({ notice: { title, to, date, bytes, isNew } }: { notice: Notice }) => (
  <li className={style.notice}>
    {date ? (
      <time dateTime={date.iso}>
        <b className="num">{date.day}</b>
        {date.month}
      </time>
    ) : (
      <Icon name="file-text" />
    )}
    <div>
      <Title to={to}>{title}</Title>
      <PdfFacts bytes={bytes} isNew={isNew ?? false} isMissing={to.kind === 'none'} />
    </div>
  </li>
)

/** Type and size of the document are shown below, so the link itself only says that it opens a new tab. */
const Title = ({ to, children }: { to: Destination; children: ReactNode }) =>
  to.kind === 'document' || to.kind === 'outside' ? (
    <a href={to.href} target="_blank" rel="noopener">
      {children}
      <NewTab />
    </a>
  ) : (
    <span>{children}</span>
  )
