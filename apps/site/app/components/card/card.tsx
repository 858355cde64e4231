import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/names.ts'
import type { Destination } from '../site-link/destination.ts'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './card.module.css'

type Props = {
  title: ReactNode
  /** The target of the whole card; without one it is not a link. */
  to?: Destination
  state?: unknown
  icon?: IconName
  /** One level below the heading above it. */
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** A title and a short text in a box. Never nest cards. */
export const Card = ({ title, to, state, icon, heading: Heading = 'h2', children }: Props) => (
  <div className={style.card}>
    {icon ? (
      <span className={style.icon}>
        <Icon name={icon} />
      </span>
    ) : null}
    <div>
      <Heading>
        {to && to.kind !== 'none' ? (
          <SiteLink to={to} state={state} className={style.whole} withArrow={to.kind !== 'page'}>
            {title}
          </SiteLink>
        ) : (
          title
        )}
      </Heading>
      {children}
    </div>
  </div>
)
