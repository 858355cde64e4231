import { type ReactNode, useId } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge, PauseButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { usePause } from '../moving/use-pause.ts'
import style from './ticker.module.css'
import { useRunning } from './use-running.ts'

export type TickerItem = { id: string | number; text: ReactNode; isNew?: boolean }

type Props = {
  title: string
  items: readonly TickerItem[]
  to: string
  more?: ReactNode
  id?: string
  /** The text to show when there is no news. */
  children?: ReactNode
}

/**
 * News that scroll automatically; when paused they are scrolled by hand. Every item links to the page of all news.
 */
export function Ticker({ title, items, to, more, id, children }: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const pause = usePause()
  const { box, strip } = useRunning(pause, items.length)
  const isThere = items.length > 0
  return (
    <section className={style.ticker} id={id} aria-labelledby={titleId}>
      <div className={`wrap ${style.row}`}>
        <h2 id={titleId}>
          <Icon name="newspaper" />
          <span className="narrow-vh">{title}</span>
        </h2>
        {isThere ? (
          <div ref={box} className={style.window} {...pause.hold}>
            <div ref={strip} className={style.track}>
              <Items items={items} to={to} />
              {/* The same again, to run on without a gap; only for the eye. */}
              <div className={style.echo} aria-hidden="true" inert>
                <Items items={items} to={to} />
              </div>
            </div>
          </div>
        ) : (
          <div className={style.state}>{children}</div>
        )}
        {isThere ? (
          <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: title })} />
        ) : null}
        {more}
      </div>
    </section>
  )
}

function Items({ items, to }: { items: readonly TickerItem[]; to: string }) {
  const { t } = useTranslation('common')
  return (
    <ul className={style.items}>
      {items.map(({ id, text, isNew }) => (
        <li key={id}>
          <Link to={to}>
            {isNew ? <Badge>{t('badgeNew')}</Badge> : null}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
