import { useRef, useState } from 'react'
import type { Council } from '../council.ts'
import { useScrolledPast } from '../scrolled-past/scrolled-past.ts'
import { openSearch, SearchDialog } from '../search-box/search-dialog.tsx'
import style from './header.module.css'
import { MainMenu } from './main-menu.tsx'
import { Masthead } from './masthead.tsx'
import type { MenuEntry } from './present-menu.ts'
import { SkipLink } from './skip-link.tsx'
import { UtilityBar } from './utility-bar.tsx'

type Props = { council: Council; menu: readonly MenuEntry[] }

/** The head of every page. Its parts are sticky, so it must be a direct child of the body. */
export function Header({ council, menu }: Props) {
  const [menuOpen, setMenuOpen] = useState(false)
  const fixed = useScrolledPast()
  const search = useRef<HTMLDialogElement>(null)
  const onSearch = () => openSearch(search.current)
  return (
    <>
      <SkipLink />
      <header className={style.header}>
        <UtilityBar
          council={council}
          fixed={fixed}
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(true)}
          onSearch={onSearch}
        />
        <Masthead council={council} />
      </header>
      <MainMenu
        entries={menu}
        council={council}
        fixed={fixed}
        open={menuOpen}
        onClose={() => setMenuOpen(false)}
        onSearch={onSearch}
      />
      <div className={style.toran} aria-hidden="true" />
      <SearchDialog dialog={search} />
    </>
  )
}
