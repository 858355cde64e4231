import { type ReactNode, useId } from 'react'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import style from './side-list.module.css'

export type SideItem = {
  label: string
  /** Undefined if there is no page: shown without a link. */
  to?: string | undefined
  /** The current page, or the one that it belongs to. */
  current?: 'page' | 'true' | undefined
  state?: unknown
}

type Props = {
  title: string
  items: readonly SideItem[]
  /** Between the title and the list: a `<details>` there opens the list where it stands below the page's content. */
  children?: ReactNode
}

/** Related pages: the section of the menu, or the departments. */
export function SideList({ title, items, children }: Props) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <HydrateOnUse>
      <nav className={style.side} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
        <ul className="list">
          {items.map(({ label, to, current, state }) => (
            <li key={`${to} ${label}`}>
              {to ? (
                <Link to={to} state={state} aria-current={current}>
                  <Text>{label}</Text>
                </Link>
              ) : (
                <span>
                  <Text>{label}</Text>
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </HydrateOnUse>
  )
}
