import type { ReactNode } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../i18n/link.tsx'
import { Badge, PauseButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { usePause } from '../moving/use-pause.ts'
import style from './ticker.module.css'

export type TickerItem = { id: string | number; text: ReactNode; isNew?: boolean }

type Props = { title: string; items: readonly TickerItem[]; to: string; more?: ReactNode; id?: string }

/** News that run by. For stillness they are scrolled by hand. Every item leads to the page of all news. */
export function Ticker({ title, items, to, more, id }: Props) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const pause = usePause()
  return (
    <section
      className={style.ticker}
      id={id}
      aria-labelledby={titleId}
      data-resting={pause.resting || undefined}
    >
      <div className={`wrap ${style.row}`}>
        <h2 id={titleId}>
          <Icon name="newspaper" />
          <span className="narrow-vh">{title}</span>
        </h2>
        <div className={style.window} {...pause.hold}>
          <div className={style.track}>
            <Items items={items} to={to} />
            {/* The same again, to run on without a gap; only for the eye. */}
            <div className={style.echo} aria-hidden="true" inert>
              <Items items={items} to={to} />
            </div>
          </div>
        </div>
        <PauseButton paused={pause.stopped} onToggle={pause.toggle} label={t('pauseOf', { what: title })} />
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
