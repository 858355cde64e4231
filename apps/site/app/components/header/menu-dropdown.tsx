import { type FocusEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Text } from '../../i18n/text.tsx'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './main-menu.module.css'
import type { MenuPart } from './present-menu.ts'

type Props = {
  id: string
  part: MenuPart
  open: boolean
  onChange: (open: boolean) => void
  onFollow: () => void
}

const isBar = () => window.matchMedia('(width >= 64rem)').matches

/**
 * A disclosure menu: opens under a mouse and with its button; Escape closes it and moves the focus back to the
 * button.
 */
export function MenuDropdown({ id, part, open, onChange, onFollow }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const slide = useRef<HTMLDivElement>(null)
  // The click itself says so in Chromium and in Firefox since 129 only.
  const pressedBy = useRef('')
  const fromEnd = useRoomless(open, button, slide)

  const onHover = (opened: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isBar()) onChange(opened)
  }
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget) && isBar()) onChange(false)
  }
  useEscape(open, () => {
    if (slide.current?.contains(document.activeElement)) button.current?.focus()
    onChange(false)
  })
  return (
    <li className={style.item} onPointerEnter={onHover(true)} onPointerLeave={onHover(false)} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={part.current || undefined}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType
        }}
        onClick={() => {
          // The mouse has already opened it; a click must not close it again.
          onChange(pressedBy.current === 'mouse' && isBar() ? true : !open)
          pressedBy.current = ''
        }}
      >
        <Text>{part.label}</Text>
        <Icon name="chevron-down" />
      </button>
      <div ref={slide} className={style.slide} data-from-end={fromEnd || undefined}>
        <ul id={id} className={style.menu}>
          {part.items.map((item) => (
            <li key={item.label}>
              <SiteLink to={item.to} bytes={item.bytes} current={item.current} onClick={onFollow}>
                <Text>{item.label}</Text>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/**
 * Wherever the focus is: a list opened by mouse does not have it. In the panel, Escape closes the panel. Listens from
 * the moment the list is seen.
 */
function useEscape(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useLayoutEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isBar()) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

/** Whether the list would leave the window if it started at its button; then it is aligned at the end. */
function useRoomless(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): boolean {
  const [roomless, setRoomless] = useState(false)
  useLayoutEffect(() => {
    if (!open || !button.current || !list.current) return
    const start = button.current.getBoundingClientRect().left
    setRoomless(start + list.current.offsetWidth > document.documentElement.clientWidth)
  }, [open, button, list])
  return roomless
}
