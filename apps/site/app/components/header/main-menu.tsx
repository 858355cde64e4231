import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useHref } from '../../i18n/language-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { iconButtonClass } from '../button/button.tsx'
import type { Council } from '../council.ts'
import { Icon } from '../icon/icon.tsx'
import { InsteadLink } from '../instead-link/instead-link.tsx'
import { ThemeControl } from '../reading/theme-control.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { useKeepFocus } from './keep-focus.ts'
import style from './main-menu.module.css'
import { MenuBar } from './menu-bar.tsx'
import type { MenuEntry } from './present-menu.ts'

type Props = {
  entries: readonly MenuEntry[]
  council: Council
  fixed: boolean
  open: boolean
  onClose: () => void
  onSearch: () => void
}

/** The menu: a bar on wide screens, a panel that slides in on narrow ones (`#menu` opens it without script). */
export function MainMenu({ entries, council, fixed, open, onClose, onSearch }: Props) {
  const { t } = useTranslation('common')
  const search = useHref()('/search')
  const panel = useRef<HTMLElement>(null)
  const backdrop = useRef<HTMLAnchorElement>(null)
  const close = useMenuClosing(onClose)
  const searchInstead = () => {
    close()
    onSearch()
  }
  useKeepFocus(panel, open, close, backdrop)
  return (
    <>
      <nav
        ref={panel}
        id="menu"
        className={style.nav}
        aria-label={t('mainMenu')}
        data-open={open || undefined}
        data-fixed={fixed || undefined}
      >
        <div className={style.head}>
          <span>{t('menu')}</span>
          <InsteadLink className={iconButtonClass} href="#menu-button" instead={close} data-first="">
            <Icon name="x" />
            <span className="vh">{t('closeMenu')}</span>
          </InsteadLink>
        </div>
        <div className={`wrap ${style.row}`}>
          <MenuBar entries={entries} onFollow={close} />
          <InsteadLink className={style.search} href={search} instead={searchInstead} aria-haspopup="dialog">
            <Icon name="search" />
            <span>{t('search')}</span>
          </InsteadLink>
        </div>
        <div className={style.foot}>
          <ThemeControl />
          <SocialLinks council={council} className={style.social} />
        </div>
      </nav>
      <InsteadLink
        ref={backdrop}
        className={style.backdrop}
        href="#menu-button"
        instead={close}
        tabIndex={-1}
        aria-hidden="true"
      />
    </>
  )
}

/** Closing also removes `#menu` from the address, and a new page always starts with a closed menu. */
function useMenuClosing(onClose: () => void): () => void {
  const { pathname } = useLocation()
  const latest = useRef(onClose)
  latest.current = onClose
  const close = useCallback(() => {
    if (window.location.hash === '#menu') window.location.hash = 'menu-button'
    latest.current()
  }, [])
  useEffect(() => {
    if (pathname) latest.current()
  }, [pathname])
  return close
}
