import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Text } from '../../i18n/text.tsx'
import { tabAfter } from './tab-keys.ts'
import style from './tabs.module.css'

export type Tab = { id: string | number; title: string; content: ReactNode }

/**
 * Shows one panel at a time: the first, or the one in the address's fragment. Without JavaScript and in print, all
 * panels are shown.
 */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const [active, setActive] = useState(0)
  const { hash } = useLocation()
  const named = tabs.findIndex(({ id }) => hash === `#${panelOf(id)}`)
  useEffect(() => {
    if (named >= 0) setActive(named)
  }, [named])
  const group = useId()
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, active, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    buttons.current[next]?.focus()
  }
  return (
    <div>
      <div className={`${style.list} scripted`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            role="tab"
            id={`${group}tab-${index}`}
            aria-controls={panelOf(id)}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
          >
            <Text>{title}</Text>
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, content }, index) => (
        <section
          key={id}
          id={panelOf(id)}
          className={style.panel}
          role="tabpanel"
          aria-labelledby={`${group}tab-${index}`}
          data-away={index === active ? undefined : ''}
        >
          <h2 className={style.title}>
            <Text>{title}</Text>
          </h2>
          {content}
        </section>
      ))}
    </div>
  )
}

/** The name of a panel in an address. */
export const panelOf = (id: Tab['id']): string => `panel-${id}`
