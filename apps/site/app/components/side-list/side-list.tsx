import { useId } from 'react'
import { Link } from '../../i18n/link.tsx'
import style from './side-list.module.css'

export type SideItem = { label: string; to: string; current?: boolean; state?: unknown }

/** The neighbours of a page: its section of the menu, or the departments. */
export function SideList({ title, items }: { title: string; items: readonly SideItem[] }) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <nav className={style.side} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="list">
        {items.map(({ label, to, current, state }) => (
          <li key={`${to} ${label}`}>
            <Link to={to} state={state} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
