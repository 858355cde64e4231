import type { ReactNode } from 'react'
import { Link } from '../../i18n/link.tsx'
import style from '../button/button.module.css'
import { Icon } from '../icon/icon.tsx'

/** "All photos →": the link from a section to its full page. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className={style.more} to={to}>
    {children}
    <Icon name="arrow-right" />
  </Link>
)
