import { memo, useEffect, useMemo, useState } from 'react'
import { useBarePath } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import style from './main-menu.module.css'
import { MenuDropdown } from './menu-dropdown.tsx'
import { type MenuEntry, presentMenu } from './present-menu.ts'

type Props = { entries: readonly MenuEntry[]; onFollow: () => void }

/** What else the menu does, such as opening its panel, changes nothing here. */
export const MenuBar = memo((props: Props) => (
  <HydrateOnUse>
    <Bar {...props} />
  </HydrateOnUse>
))

/** Only one dropdown is open at a time. */
function Bar({ entries, onFollow }: Props) {
  const barePath = useBarePath()
  const parts = useMemo(() => presentMenu(entries, barePath), [entries, barePath])
  const scripted = useScripted()
  const [open, setOpen] = useState<number>()
  return (
    <ul className={style.bar} data-scripted={scripted || undefined}>
      {parts.map((part, index) =>
        part.items.length > 0 ? (
          <MenuDropdown
            key={part.label}
            id={`menu-${index + 1}`}
            part={part}
            open={open === index}
            onChange={(opened) => setOpen((now) => (opened ? index : now === index ? undefined : now))}
            onFollow={() => {
              setOpen(undefined)
              onFollow()
            }}
          />
        ) : (
          <li key={part.label} className={style.item}>
            <SiteLink to={part.to} bytes={part.bytes} current={part.current} onClick={onFollow}>
              <Text>{part.label}</Text>
            </SiteLink>
          </li>
        ),
      )}
    </ul>
  )
}

/** Whether the script has taken over from the style sheet's own hover and focus rules. */
function useScripted(): boolean {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return scripted
}
